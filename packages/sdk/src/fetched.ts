import useSWR from 'swr';
import type { SukiError } from './errors.ts';

export type Fetched<Answer> = {
  /** Null until the first answer. */
  readonly data: Answer | null;
  readonly error: SukiError | null;
  /** Nothing is known yet: show where things will be. */
  readonly isLoading: boolean;
  readonly reload: () => Promise<void>;
};

/** How long to wait before it is read again, for what nobody tells of; 0: it rests. */
type PollMs<Answer> = (latest: Answer | undefined) => number;

/** One object that is read whole. A `null` key does not fetch. */
export function useFetched<Answer>(
  key: readonly unknown[] | null,
  fetchOne: () => Promise<Answer>,
  pollMs: PollMs<Answer> = () => 0,
): Fetched<Answer> {
  const { data, error, isLoading, mutate } = useSWR<Answer, SukiError>(key, fetchOne, { refreshInterval: pollMs });
  return {
    data: data ?? null,
    error: error ?? null,
    isLoading,
    reload: async () => {
      await mutate();
    },
  };
}
