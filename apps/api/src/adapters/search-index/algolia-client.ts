import { algoliasearch } from 'algoliasearch';

export type AlgoliaAccount = {
  readonly appId: string;
  readonly apiKey: string;
  /** The stand-in on one machine, like `http://localhost:4100/algolia`; undefined for the account's own hosts. */
  readonly baseUrl: string | undefined;
  /** For tests on a busy machine. */
  readonly timeoutsMs?: typeof TIMEOUTS_MS | undefined;
};

/** A search is given up sooner than its page, which our own index then answers. */
const TIMEOUTS_MS = { connect: 500, read: 1_000, write: 10_000 };

function optionsOf({ baseUrl, timeoutsMs: timeouts = TIMEOUTS_MS }: AlgoliaAccount) {
  if (baseUrl === undefined) return { timeouts };
  const { protocol, host, pathname } = new URL(baseUrl);
  const url = `${host}${pathname.replace(/\/+$/, '')}`;
  const hosts = [
    { url, accept: 'readWrite' as const, protocol: protocol === 'https:' ? ('https' as const) : ('http' as const) },
  ];
  return { timeouts, hosts };
}

export type AlgoliaClient = ReturnType<typeof algoliaClient>;

export function algoliaClient(account: AlgoliaAccount) {
  return algoliasearch(account.appId, account.apiKey, optionsOf(account));
}

/** The client of Insights, which has hosts of its own. */
export function insightsClient(account: AlgoliaAccount) {
  return algoliaClient(account).initInsights({ options: optionsOf(account) });
}
