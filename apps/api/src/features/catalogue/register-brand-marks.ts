import { allBrands } from '@suki/db/queries/catalogue';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { ApiRefusal } from '../../http/api-refusal.ts';

/**
 * `GET /brand/{slug}.svg`: the brand's name in our own type; no company's logo is drawn. Equal for everyone, and so
 * without a bearer (ADR 0022).
 */
export function registerBrandMarks(app: FastifyInstance, { pool }: Pick<Dependencies, 'pool'>): void {
  app.get<{ Params: { file: string } }>('/brand/:file', { config: { rateLimit: false } }, async (request, reply) => {
    const slug = /^([a-z0-9-]{1,60})\.svg$/.exec(request.params.file)?.[1];
    const brand = (await allBrands(pool)).find((one) => one.slug === slug);
    if (brand === undefined) throw new ApiRefusal('FILE_NOT_FOUND');
    return reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(wordmark(brand.name));
  });
}

function wordmark(name: string): string {
  const text = name.replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const width = 24 + name.length * 17;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 40" role="img" aria-label="${text}"><text x="12" y="28" font-family="Archivo, Arial, sans-serif" font-size="24" font-weight="800" textLength="${width - 24}" lengthAdjust="spacingAndGlyphs" fill="currentColor">${text}</text></svg>`;
}
