import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { ApiRefusal } from '../../http/api-refusal.ts';
import { type PictureFormat, type PictureWidth, pictureFormats, pictureWidths } from '../../ports/art-pictures.ts';

const FOREVER = 'public, max-age=31536000, immutable';
/** An address without the picture's key may show another picture later; everybody sees it within an hour. */
const FOR_NOW = 'public, max-age=3600, stale-while-revalidate=86400';
const FILE = /^(\d{1,5})\.([a-z]{4})$/;

type ArtRoute = {
  Params: { itemId: string; view: string; file: string };
  Querystring: { v?: string };
};

/**
 * `GET /art/{itemId}/{view}/{width}.{avif|webp|jpeg}`: product pictures for `<img>`, equal for everyone and so without
 * a bearer (ADR 0022). With `?v=<key of the picture>` the answer may be cached forever.
 */
export function registerArt(app: FastifyInstance, { art }: Pick<Dependencies, 'art'>): void {
  app.get<ArtRoute>('/art/:itemId/:view/:file', { config: { rateLimit: false } }, async (request, reply) => {
    const { itemId, view, file } = request.params;
    const named = readFileName(file);
    const picture = named === undefined ? undefined : await art.get({ itemId, view, ...named });
    if (named === undefined || picture === undefined) throw new ApiRefusal('FILE_NOT_FOUND');
    const etag = `"${picture.key}"`;
    void reply
      .header('etag', etag)
      .header('cache-control', request.query.v === picture.key ? FOREVER : FOR_NOW)
      .type(`image/${named.format}`);
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(picture.bytes);
  });
}

/** Accepts only the widths and formats of the contract: any others would let a stranger fill the cache. */
function readFileName(file: string): { readonly width: PictureWidth; readonly format: PictureFormat } | undefined {
  const [, digits, extension] = FILE.exec(file) ?? [];
  const width = pictureWidths.find((known) => String(known) === digits);
  const format = pictureFormats.find((known) => known === extension);
  return width === undefined || format === undefined ? undefined : { width, format };
}
