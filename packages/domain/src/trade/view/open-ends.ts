import type { DepositSnapshot, ReturnSnapshot } from '../facts/snapshot.ts';
import type { ReturnStatus } from '../facts/statuses.ts';
import type { RunningTimers } from './role.ts';

/** Statuses of an item that is on its way back, or whose way back is not decided yet (docs/lifecycle.md#returns). */
export const openReturnStatuses = [
  'return_pending',
  'return_shipped',
  'held',
] as const satisfies readonly ReturnStatus[];

type Ends = {
  readonly deposit: Pick<DepositSnapshot, 'status'>;
  /** The timers of the ask or bid and of its deposit: `penalty_release` runs while a fine waits for its release. */
  readonly timers: RunningTimers;
  readonly returnLeg?: Pick<ReturnSnapshot, 'status'> | null | undefined;
};

/**
 * Returns true when a part of a finished ask or bid is still open: then its owner keeps it in the list
 * (docs/lifecycle.md#finished-records). The queries of `packages/db` repeat the rule in SQL, where it counts for the
 * update.
 */
export function hasOpenEnd({ deposit, timers, returnLeg }: Ends): boolean {
  const isReturning = openReturnStatuses.some((status) => status === returnLeg?.status);
  return deposit.status === 'under_hold' || timers.some(({ kind }) => kind === 'penalty_release') || isReturning;
}
