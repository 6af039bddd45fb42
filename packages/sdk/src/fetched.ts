import useSWR from 'swr';
import type { SukiError } from './errors.ts';
import { useIsGiven } from './given.ts';

export type Fetched<Answer> = {
  readonly data: Answer | null;
  readonly error: SukiError | null;
  /** True before the first answer; a screen shows placeholders meanwhile. */
  readonly isLoading: boolean;
  readonly reload: () => Promise<void>;
};

/** Milliseconds until the next read, for data without events; 0 for no further read. */
type PollMs<Answer> = (latest: Answer | undefined) => number;

/** Reads one object. A `null` key does not fetch. */
export function useFetched<Answer>(
  key: readonly unknown[] | null,
  fetchOne: () => Promise<Answer>,
  pollMs: PollMs<Answer> = () => 0,
): Fetched<Answer> {
  const isGiven = useIsGiven(key);
  const { data, error, isLoading, mutate } = useSWR<Answer, SukiError>(key, fetchOne, {
    refreshInterval: pollMs,
    revalidateIfStale: !isGiven,
  });
  return {
    data: data ?? null,
    error: error ?? null,
    isLoading,
    reload: async () => {
      await mutate();
    },
  };
}
