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

/** One object that is read whole. A `null` key does not fetch. */
export function useFetched<Answer>(key: readonly unknown[] | null, fetchOne: () => Promise<Answer>): Fetched<Answer> {
  const { data, error, isLoading, mutate } = useSWR<Answer, SukiError>(key, fetchOne);
  return {
    data: data ?? null,
    error: error ?? null,
    isLoading,
    reload: async () => {
      await mutate();
    },
  };
}
