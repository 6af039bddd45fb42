import type { DepositStatus } from '../trade/facts/statuses.ts';

/**
 * The state machine of a deposit (docs/lifecycle.md#deposit-states). `returned` and `deducted` are final, except after
 * a won appeal; a successful payment of a voided deposit holds it, to give it back at once (E06, E17, E29).
 */
export const depositMoves: Readonly<Record<DepositStatus, readonly DepositStatus[]>> = {
  due: ['under_hold', 'voided'],
  under_hold: ['returned', 'deducted', 'due'],
  returned: [],
  deducted: ['returned'],
  voided: ['under_hold'],
};

/** Returns true when a deposit may move from one status to the other (docs/lifecycle.md#deposit-states). */
export function isAllowedDepositMove(from: DepositStatus, to: DepositStatus): boolean {
  return depositMoves[from].includes(to);
}
