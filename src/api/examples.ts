import type { LocalDate } from '../domain/local-date.ts';
import { API_PREFIX, createService, type ServiceOptions } from './app.ts';
import type { DataSet } from './data-set.ts';
import { readSpecialEventsQuery } from './parameters.ts';
import { listSpecialEvents } from './operations.ts';

/** A request, and what the service answered to it. */
export interface Example {
  readonly method: string;
  /** Below the base address, with its query. */
  readonly target: string;
  /** As parsed from JSON. */
  readonly body: unknown;
}

/** What each example shows. That of a single event is left out where no event is published. */
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
  const { page, eventId } = shortestEvent(museum, today);
  const stranger = { guard: () => Promise.resolve(false) };
  return {
    museumHours: await ask(`/museum-hours?startDate=${today}&limit=3`),
    specialEvents: await ask(`/special-events?startDate=${today}&page=${page}&limit=1`),
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

/** Of the events that a list begins with, the one with the fewest dates: examples are to be read. */
function shortestEvent(museum: DataSet, today: LocalDate) {
  const query = readSpecialEventsQuery(new URLSearchParams({ limit: '30' }), today);
  const { entries } = listSpecialEvents(museum, query);
  const sizes = entries.map(({ dates }) => dates.length);
  const index = Math.max(sizes.indexOf(Math.min(...sizes)), 0);
  return { page: index + 1, eventId: (entries[index] ?? museum.events[0])?.eventId };
}
