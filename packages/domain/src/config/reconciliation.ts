import { DAY_MS } from './durations.ts';

/** The full reconciliation of each night: what is open, and what changed lately, is compared with the gateway. */
export const fullReconciliation = {
  /** From this hour in Manila on; a worker that was away then makes up for it when it is back. */
  fromHour: 3,
  /** Payouts come back and late payments arrive within days; what is older has been compared seven times. */
  recentMs: 7 * DAY_MS,
} as const;
