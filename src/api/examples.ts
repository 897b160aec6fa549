import { eventsIn } from '../domain/event.ts';
import { addDays, eachDay, type LocalDate } from '../domain/local-date.ts';
import { API_PREFIX, createService, type ServiceOptions } from './app.ts';
import type { DataSet } from './data-set.ts';

/** A request, and what the service answered to it. */
export interface Example {
  readonly method: string;
  /** Below the base address, with its query. */
  readonly target: string;
  /** As parsed from JSON. */
  readonly body: unknown;
}

/** What each example shows. There is none of a single event if no event is published. */
export interface Examples {
  readonly museumHours: Example;
  readonly specialEvents: Example;
  readonly specialEvent?: Example | undefined;
  readonly badRequest: Example;
  readonly unauthorized: Example;
  readonly notFound: Example;
  readonly methodNotAllowed: Example;
  readonly tooManyRequests: Example;
}

const DAYS_TO_CHOOSE_FROM = 30;
const UNKNOWN_EVENT = '00000000-0000-4000-8000-000000000000';

/** Asks the service itself for examples: what it answers about some data on a day. */
export async function examplesOf(museum: DataSet, today: LocalDate): Promise<Examples> {
  const asked = (options: Partial<ServiceOptions> = {}) => {
    const service = createService({
      museum,
      today: () => today,
      guard: () => Promise.resolve(true),
      loginLimit: () => undefined,
      report: (error) => {
        throw error;
      },
      ...options,
    });
    return async (target: string, init: RequestInit = {}): Promise<Example> => {
      const request = new Request(`http://museum.example${API_PREFIX}${target}`, init);
      const response = await service.fetch(request, { clientAddress: '', requestId: '' });
      return {
        method: request.method,
        target,
        body: await response.json(),
      };
    };
  };
  const ask = asked();
  const { date, eventId } = shortExample(museum, today);
  const stranger = { guard: () => Promise.resolve(false) };
  return {
    museumHours: await ask(`/museum-hours?startDate=${today}&limit=3`),
    specialEvents: await ask(`/special-events?startDate=${date}&limit=1`),
    specialEvent: eventId === undefined ? undefined : await ask(`/special-events/${eventId}`),
    badRequest: await ask('/museum-hours?startDate=2027-02-30&limit=31'),
    unauthorized: await asked(stranger)('/museum-hours'),
    notFound: await ask(`/special-events/${UNKNOWN_EVENT}`),
    methodNotAllowed: await ask('/museum-hours', { method: 'DELETE' }),
    tooManyRequests: await asked({ ...stranger, loginLimit: () => 1 })('/museum-hours', {
      headers: { Authorization: 'Basic d3Jvbmc6d3Jvbmc=' },
    }),
  };
}

/** Examples are for people to read: a day of the coming weeks whose list begins with an event of few dates. */
function shortExample({ events }: DataSet, today: LocalDate) {
  const days = eachDay(today, addDays(today, DAYS_TO_CHOOSE_FROM)).flatMap((date) => {
    const [first] = eventsIn(events, date, date);
    return first ? [{ date, ...first.event }] : [];
  });
  const [shortest] = days.toSorted((a, b) => a.dates.length - b.dates.length);
  return shortest ?? { date: today, eventId: events[0]?.eventId };
}
