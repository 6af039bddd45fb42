import { readSitemapItems } from '../../../catalogue/catalogue.server.ts';
import { publicEnv } from '../../../env.client.ts';
import { PAGES_PART, sitemapPart, xml } from '../../../features/found/sitemap.ts';

export async function GET(_request: Request, { params }: RouteContext<'/sitemap/[firstItemId]'>): Promise<Response> {
  const { firstItemId } = await params;
  if (firstItemId === PAGES_PART) return xml(sitemapPart(null, publicEnv.webUrl));
  const itemIds = await readSitemapItems(firstItemId);
  return itemIds.length === 0 ? new Response(null, { status: 404 }) : xml(sitemapPart(itemIds, publicEnv.webUrl));
}
