import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations.ts';

/** The full reconciliation of each night: what is open, and what changed lately, is compared with the gateway. */
export const fullReconciliation = {
  /** From this hour in Manila on; a worker that was away then makes up for it when it is back. */
  fromHour: 3,
  /** Payouts come back and late payments arrive within days; what is older has been compared seven times. */
  recentMs: 7 * DAY_MS,
  /** A run that has not ended after so long is given up: finance is told, and the next night compares again. */
  overdueMs: 12 * HOUR_MS,
  /**
   * Three unanswered questions in a row mean that the gateway hangs: the run comes again instead of waiting for each.
   */
  silencesMax: 3,
  /** How many of the last runs finance sees. */
  shownRuns: 10,
} as const;

/**
 * Handled webhooks are deleted after this time. Hosted services repeat a webhook for a day
 * (docs/providers.md#payment-webhooks), and its effects stand in the ledger and the history.
 */
export const webhookEventsKeptMs = 30 * DAY_MS;
/** A webhook that nobody has handled after so long, and whose job is gone, is looked at anew; for so many days. */
export const unhandledWebhooks = { afterMs: 10 * MINUTE_MS, untilMs: 30 * DAY_MS } as const;

/** Finance is told of a refund that the gateway has not accepted for this long; its job goes on trying. */
export const refundUnsentMs = DAY_MS;

/** Finance is told of a payout whose sending the gateway has not answered for this long. */
export const payoutUnsentMs = DAY_MS;

/** So long after its moment the next sending of a refund or payout counts as forgotten, and its job is written anew. */
export const retryGraceMs = 10 * MINUTE_MS;
