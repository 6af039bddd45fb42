import { DAY_MS } from '../config/durations.ts';
import { payoutHold } from '../config/payouts.ts';
import { estimateArrival } from '../delivery/estimate-arrival.ts';
import type { DeliveryRegion } from '../delivery/regions.table.ts';
import type { Centavos } from '../money/centavos.ts';
import { addDays, type CalendarDate, manilaDate } from '../time/manila.ts';
import type { Lane, OrderStatus } from '../trade/facts/statuses.ts';
import { isHeld } from '../trade/money/payout-hold.ts';
import { estimatePass } from './estimate-pass.ts';

/**
 * When a seller can withdraw the income of a sale (docs/lifecycle.md#payout-hold). Every screen tells it from this one
 * answer.
 */
export type WithdrawalTime = {
  /** True: some days after the delivery. False: as soon as the item passes the inspection. */
  readonly isHeld: boolean;
  /** The moment, once it is certain; null before, and for money that waits for nothing. */
  readonly availableAt: Date | null;
  /** The expected day (Asia/Manila) until then; null when nobody can say. */
  readonly about: CalendarDate | null;
};

export type SaleBeforehand = {
  /** True for a seller whose income is held (`isIncomeHeld`). */
  readonly isHeld: boolean;
  readonly lane: Lane;
  /** Null when unknown, as the region of the buyer is. */
  readonly sellerRegion: DeliveryRegion | null;
  /** The moment of the sale. */
  readonly from: Date;
};

const holdDays = payoutHold.holdMs / DAY_MS;

/** Returns the time of an item that is not sold yet, as if it sold at `from` to a buyer in any region. */
export function withdrawalBeforehand({ isHeld, lane, sellerRegion, from }: SaleBeforehand): WithdrawalTime {
  const about = isHeld
    ? addDays(estimateArrival({ lane, sellerRegion, buyerRegion: null, from }).max, holdDays)
    : estimatePass({ lane, sellerRegion, from });
  return { isHeld, availableAt: null, about };
}

/** The way of a sold item to its buyer. */
export type SoldItem = {
  readonly status: OrderStatus;
  readonly isDelivered: boolean;
  /** The last day on which it should arrive, in Asia/Manila. */
  readonly arrival: CalendarDate | null;
};

/** Returns the time of a sale before the seller is paid, by their finished sales of now. */
export function withdrawalOfSale(
  item: SoldItem & { readonly couponAmount: Centavos },
  finishedSales: number,
  now: Date,
): WithdrawalTime {
  return isHeld(item, finishedSales)
    ? { isHeld: true, availableAt: null, about: expectedDay(item, now) }
    : { isHeld: false, availableAt: null, about: null };
}

/**
 * Returns the time of income that the seller has. `availableAt` is the date of the ledger, which is 30 days after the
 * sale until the delivery or the end of the order brings the certain one (ADR 0025); null: nothing to wait for.
 */
export function withdrawalOfIncome(item: SoldItem, availableAt: Date | null, now: Date): WithdrawalTime {
  const isCertain = item.isDelivered || item.status === 'transaction_successful';
  if (availableAt === null || isCertain) {
    return { isHeld: availableAt !== null, availableAt, about: null };
  }
  return { isHeld: true, availableAt: null, about: expectedDay(item, now) };
}

/** The day after the promised arrival; an item that is late has none. */
function expectedDay({ arrival }: SoldItem, now: Date): CalendarDate | null {
  const day = arrival === null ? null : addDays(arrival, holdDays);
  return day !== null && day >= manilaDate(now) ? day : null;
}
