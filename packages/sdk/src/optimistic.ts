import type { ScopedMutator } from 'swr';

type Optimism<Data> = {
  readonly mutate: ScopedMutator;
  readonly key: readonly unknown[];
  readonly change: Promise<unknown>;
  /** Returns the data to show before the call's answer. */
  readonly ahead: (current: Data) => Data;
  /** Keeps the shown data after a failure. */
  readonly skipsRollback?: boolean;
};

/**
 * Shows the result of a change at once. After a failure the former data returns.
 * @throws the failure of `change`.
 */
export async function optimistic<Data>({ mutate, key, change, ahead, skipsRollback }: Optimism<Data>): Promise<void> {
  const shown = (current: Data | undefined) => (current === undefined ? undefined : ahead(current));
  await mutate<Data>(
    key,
    async (current) => {
      await change;
      return shown(current);
    },
    {
      optimisticData: (current) => shown(current) as Data,
      rollbackOnError: skipsRollback !== true,
      revalidate: isNotShown,
    },
  );
}

/**
 * A change drops the reads that are under way, because their answers may be older than it. Data that is not shown yet
 * is read again therefore: its screen would wait forever.
 */
export const isNotShown = (data: unknown): boolean => data === undefined;
