import { sitemapItems } from '@suki/db/queries/sitemap';
import type { Handler } from '../../http/handler.ts';

export const getSitemapPart: Handler<'getSitemapPart'> = async ({ params }, { pool }) => ({
  itemIds: [...(await sitemapItems(pool, params.firstItemId))],
});
