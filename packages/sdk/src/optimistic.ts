import type { ScopedMutator } from 'swr';

type Optimism<Data> = {
  readonly mutate: ScopedMutator;
  readonly key: readonly unknown[];
  /** The call under way. */
  readonly change: Promise<unknown>;
  /** What is shown from now on. */
  readonly ahead: (current: Data) => Data;
  /** What is shown stays even when the call fails. */
  readonly skipsRollback?: boolean;
};

/** Shows the end of a change at once; when the call fails, what stood there before returns, and the failure is thrown. */
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
      revalidate: false,
    },
  );
}
