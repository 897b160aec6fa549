import type { APIRoute, GetStaticPaths } from 'astro';
import { dataSetOf } from '../../api/data-set.ts';
import { bodyOf, getMuseumHours, listSpecialEvents } from '../../api/operations.ts';
import { readMuseumHoursQuery, readSpecialEventsQuery } from '../../api/parameters.ts';
import { DAYS_AHEAD } from '../../api/prebuilt.ts';
import { addDays, eachDay, type LocalDate } from '../../domain/local-date.ts';
import { getPublication } from '../../queries/publication.ts';
import { descriptionForClients } from '../../view/event-words.ts';

/**
 * Every answer of the service that does not depend on the request, made by the service's own operations; and the data
 * set that a host answers all others from. The build moves them out of the site: none of this is public.
 */
export const getStaticPaths = (async () => {
  const publication = await getPublication();
  const { today } = publication;
  const museum = dataSetOf(publication, descriptionForClients(publication.museum));
  const defaultPages = (date: LocalDate, folder: string) => {
    const none = new URLSearchParams();
    return {
      [`${folder}museum-hours`]: getMuseumHours(museum, readMuseumHoursQuery(none, date)).entries,
      [`${folder}special-events`]: listSpecialEvents(museum, readSpecialEventsQuery(none, date))
        .entries,
    };
  };
  const files: Readonly<Record<string, object>> = {
    museum,
    ...defaultPages(today, ''),
    ...Object.fromEntries(museum.events.map((event) => [`special-events/${event.eventId}`, event])),
    ...Object.assign(
      {},
      ...eachDay(today, addDays(today, DAYS_AHEAD)).map((date) =>
        defaultPages(date, `by-date/${date}/`),
      ),
    ),
  };
  return Object.entries(files).map(([file, value]) => ({ params: { file }, props: { value } }));
}) satisfies GetStaticPaths;

/** One of those files. */
export const GET: APIRoute<{ value: object }> = ({ props }) => new Response(bodyOf(props.value));
