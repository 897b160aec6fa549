import type { APIRoute } from 'astro';
import { getPublication } from '../queries/publication.ts';
import { eventCalendar } from '../view/event-calendar.ts';

/** Coming events, for calendar programs. */
export const GET: APIRoute = async () => new Response(eventCalendar(await getPublication()));
