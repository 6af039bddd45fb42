import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations.ts';
import { type TimeOption, timeOptions } from './time-options.ts';

/** Limits of one person's open records (E01, E13, E23, E31, E44; docs/lifecycle.md#limits). */
export const limits = {
  unpaidAsks: 5,
  liveAsksPerSku: 20,
  liveBidsPerSku: 1,
  /** Of one person: unpaid orders and lapses of accounts with proven links count together (ADR 0106). */
  unpaidOrders: 2,
  /** Records that one person keeps; payment methods have their own limit (`config/payment-methods`). */
  addresses: 20,
  withdrawalAccounts: 10,
  /** Account numbers that are new to a person: more of them would be a search for other people's numbers. */
  newAccountNumbersADay: 3,
  newAccountNumbersDayMs: 24 * HOUR_MS,
  /** Event streams, one for each open window: each keeps a connection. */
  eventStreams: 10,
  /** Sizes that one stream tells the books of: those on the screens of one browser. */
  streamSizes: 20,
  /** Orders left unpaid or cancelled before payment (E34, E35) that pause buying. */
  lapsesInADay: 3,
  lapsesOnOneSku: 2,
  lapseWindowMs: 24 * HOUR_MS,
  skuLapseWindowMs: 60 * MINUTE_MS,
  /** Acceptances of a bid with an unpaid deposit (E22b, E23). */
  unpaidAcceptances: 1,
  /** Accepted bids left without deposit that end "accept without paying" (E23, E27). */
  depositDefaults: 3,
  depositDefaultWindowMs: 30 * DAY_MS,
  /** Paid orders that a buyer may cancel before the seller confirms (E44). */
  cancellationsADay: 1,
  cancellationDayMs: 24 * HOUR_MS,
  cancellationsAMonth: 3,
  cancellationMonthMs: 30 * DAY_MS,
  /** Sellers are told of a bid when their ask is at most this much above it. */
  nearPricePercent: 5,
  /** A nudge is allowed when this part of the state's window has passed. */
  reminderAfterPart: 1 / 3,
} as const;

/** Days that an ask or bid may stand, at its owner's choice. */
export type ExpiryDays = Extract<TimeOption, { readonly unit: 'day' }>['count'];
export const expiryDayChoices: readonly ExpiryDays[] = timeOptions.flatMap((option) =>
  option.unit === 'day' ? [option.count] : [],
);
export const defaultExpiryDays: ExpiryDays = 30;
export const defaultBidExpiryDays: ExpiryDays = 14;
