import type { APIRoute } from 'astro';
import { getPublication } from '../queries/publication.ts';
import { hoursCalendar } from '../view/hours-calendar.ts';

/** The opening hours, for calendar programs. */
export const GET: APIRoute = async () => new Response(hoursCalendar(await getPublication()));
