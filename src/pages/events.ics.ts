import type { APIRoute } from 'astro';
import { getPublication } from '../queries/publication.ts';
import { eventCalendar } from '../view/calendar-feed.ts';

/** All coming events, for calendar programs. */
export const GET: APIRoute = async () => new Response(eventCalendar(await getPublication()));
