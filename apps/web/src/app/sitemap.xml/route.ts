import { readSitemapParts } from '../../catalogue/catalogue.server.ts';
import { publicEnv } from '../../env.client.ts';
import { sitemapIndex, xml } from '../../features/found/sitemap.ts';

export async function GET(): Promise<Response> {
  return xml(sitemapIndex(await readSitemapParts(), publicEnv.webUrl));
}
