import useSWR from 'swr';
import type { SukiError } from './errors.ts';
import { useIsGiven } from './given.ts';

export type Page<Row> = {
  readonly items: readonly Row[];
  readonly hasMore: boolean;
  readonly lastItemId: string | null;
};

export type List<Row> = {
  readonly items: readonly Row[];
  readonly hasMore: boolean;
  /** True before the first answer; a screen shows placeholders meanwhile. */
  readonly isLoading: boolean;
  readonly error: SukiError | null;
  readonly loadMore: () => Promise<void>;
  readonly reload: () => Promise<void>;
};

export const emptyPage = { items: [], hasMore: false, lastItemId: null } as const;

/** Joins two pages. A row that moved to the second page meanwhile is not repeated. */
export function joined<Row extends { readonly id: string }>(page: Page<Row>, next: Page<Row>): Page<Row> {
  const known = new Set(page.items.map(({ id }) => id));
  return { ...next, items: [...page.items, ...next.items.filter(({ id }) => !known.has(id))] };
}

/** Fetches pages until there are `count` rows, so that a refetch keeps the scroll position. */
export async function fetchRows<Row extends { readonly id: string }>(
  fetchPage: (lastItemId: string | null) => Promise<Page<Row>>,
  count: number,
): Promise<Page<Row>> {
  let page = await fetchPage(null);
  while (page.hasMore && page.lastItemId !== null && page.items.length < count) {
    page = joined(page, await fetchPage(page.lastItemId));
  }
  return page;
}

type Options<Row> = {
  /** Gets the rows of the initial load only. */
  readonly onFirstLoad?: ((rows: readonly Row[]) => void) | undefined;
  /** Milliseconds until the next read, for rows without events; 0 for no further read. */
  readonly pollMs?: ((rows: readonly Row[]) => number) | undefined;
};

/** Reads a list page by page. A `null` key does not fetch. */
export function useList<Row extends { readonly id: string }>(
  key: readonly unknown[] | null,
  fetchPage: (lastItemId: string | null) => Promise<Page<Row>>,
  { onFirstLoad, pollMs }: Options<Row> = {},
): List<Row> {
  const isGiven = useIsGiven(key);
  const read = async (): Promise<Page<Row>> => {
    const rows: Page<Row> = await fetchRows(fetchPage, data?.items.length ?? 0);
    if (data === undefined) {
      onFirstLoad?.(rows.items);
    }
    return rows;
  };
  const { data, error, isLoading, mutate } = useSWR<Page<Row>, SukiError>(key, read, {
    revalidateIfStale: !isGiven,
    refreshInterval: (latest) => pollMs?.(latest?.items ?? []) ?? 0,
  });
  const page = data ?? emptyPage;
  return {
    items: page.items,
    hasMore: page.hasMore,
    isLoading,
    error: error ?? null,
    loadMore: async () => {
      if (page.hasMore && page.lastItemId !== null) {
        await mutate(joined(page, await fetchPage(page.lastItemId)), { revalidate: false });
      }
    },
    reload: async () => {
      await mutate();
    },
  };
}
