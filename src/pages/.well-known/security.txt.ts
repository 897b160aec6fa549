import type { APIRoute } from 'astro';
import { getPublication } from '../../queries/publication.ts';
import { securityTxt } from '../../view/security-txt.ts';

/** Whom to tell about a security problem. */
export const GET: APIRoute = async () => {
  const { museum, today } = await getPublication();
  return new Response(securityTxt(museum, today));
};
