import { sitemapParts } from '@suki/db/queries/sitemap';
import type { Handler } from '../../http/handler.ts';

export const listSitemapParts: Handler<'listSitemapParts'> = async (_input, { pool }) => ({
  parts: [...(await sitemapParts(pool))],
});
