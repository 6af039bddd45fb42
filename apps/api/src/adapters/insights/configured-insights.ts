import type { Environment } from '../../env.ts';
import type { Insights } from '../../ports/insights.ts';

type Settings = Pick<Environment, 'ALGOLIA_APP_ID' | 'ALGOLIA_SEARCH_KEY' | 'ALGOLIA_INDEX' | 'ALGOLIA_BASE_URL'>;

/** Insights of Algolia where Algolia searches; null otherwise, and then no event leaves our servers. */
export async function configuredInsights(settings: Settings): Promise<Insights | null> {
  const {
    ALGOLIA_APP_ID: appId,
    ALGOLIA_SEARCH_KEY: apiKey,
    ALGOLIA_BASE_URL: baseUrl,
    ALGOLIA_INDEX: index,
  } = settings;
  if (appId === undefined || apiKey === undefined) return null;
  const { algoliaInsights } = await import('./algolia-insights.ts');
  return algoliaInsights({ appId, apiKey, baseUrl }, index);
}
