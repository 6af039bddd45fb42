import { noteItemEvents } from '../../../tracking/note-item-events.server.ts';

/** A batch of 50 events has about 5 kB. */
const BODY_MAX = 8_000;

/** `POST /api/item-events`: a beacon of the shop's own pages, passed on without anything of its sender (ADR 0174). */
export async function POST(request: Request): Promise<Response> {
  // Browsers name the origin of a beacon; a page of another site counts nothing.
  if (request.headers.get('sec-fetch-site') !== 'same-origin') return new Response(null, { status: 403 });
  if (Number(request.headers.get('content-length') ?? BODY_MAX + 1) > BODY_MAX)
    return new Response(null, { status: 413 });
  const isTaken = await noteItemEvents(await request.text());
  return new Response(null, { status: isTaken ? 204 : 400 });
}
