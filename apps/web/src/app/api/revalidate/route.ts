import { timingSafeEqual } from 'node:crypto';
import { revalidateTag } from 'next/cache';
import { z } from 'zod';
import { env } from '../../../env.server.ts';

const Body = z.object({
  tags: z
    .array(z.string().regex(/^[a-z]+(:\w+)?$/))
    .min(1)
    .max(200),
});

function isService(request: Request): boolean {
  const given = Buffer.from(request.headers.get('authorization') ?? '');
  const expected = Buffer.from(`Bearer ${env().CATALOGUE_SERVICE_TOKEN}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/**
 * `POST /api/revalidate {tags}` by the API's worker: renders the pages of changed facts (`item:<itemId>`, `home`)
 * again.
 */
export async function POST(request: Request): Promise<Response> {
  if (!isService(request)) {
    return Response.json({ done: false }, { status: 401 });
  }
  const body = Body.safeParse(await request.json().catch(() => null));
  if (!body.success) {
    return Response.json({ done: false, problem: z.prettifyError(body.error) }, { status: 400 });
  }
  for (const tag of body.data.tags) {
    revalidateTag(tag, { expire: 0 });
  }
  return Response.json({ done: true });
}
