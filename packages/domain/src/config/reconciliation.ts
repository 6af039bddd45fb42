import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations.ts';

/** The full reconciliation of each night compares open and recently changed records with the gateway. */
export const fullReconciliation = {
  /** The hour in Manila from which it runs; a worker that was down then catches up. */
  fromHour: 3,
  /** Payouts come back and late payments arrive within days; an older record has been compared seven times. */
  recentMs: 7 * DAY_MS,
  /** An unfinished run is given up after this time: finance is told, and the next night compares again. */
  overdueMs: 12 * HOUR_MS,
  /** Three unanswered questions in a row mean that the gateway hangs: the run is repeated later instead. */
  silencesMax: 3,
} as const;

/**
 * A run of each minute's reconciliation begins no new batch of questions after this time, so that the next run begins
 * with the records that have waited longest.
 */
export const CATCH_UP_MS = 45_000;

/** A webhook that is unhandled after `afterMs`, without a job, is queued again, until `untilMs`. */
export const unhandledWebhooks = { afterMs: 10 * MINUTE_MS, untilMs: 30 * DAY_MS } as const;

/** Finance is told of a refund that the gateway has not accepted for this long; its job goes on trying. */
export const refundUnsentMs = DAY_MS;

/** Finance is told of a payout whose sending the gateway has not answered for this long. */
export const payoutUnsentMs = DAY_MS;

/** A planned sending of a refund or payout that is this late counts as forgotten, and its job is written anew. */
export const retryGraceMs = 10 * MINUTE_MS;
