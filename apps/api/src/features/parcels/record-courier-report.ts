import { storeCourierReport, type Tracking, trackingById } from '@suki/db/queries/trackings';
import { withTransaction } from '@suki/db/tx';
import { decide } from '@suki/domain/trade/decide';
import type { Decision } from '@suki/domain/trade/decision';
import type { Dependencies } from '../../dependencies.ts';
import type { Parcel } from '../../ports/courier.ts';
import { carryOut } from '../trade/carry-out.ts';
import { lockTradeOfOrder, type Trade } from '../trade/lock-trade.ts';

/** The courier has the parcel in hand: from here on the seller's number is believed. */
const scanned = ['transit', 'pickup', 'undelivered', 'delivered', 'exception'];

/**
 * Brings in what the courier service says of a parcel: its events, and what follows from them for the order (E46s, E69, E79). Said twice
 * it changes nothing.
 */
export async function recordCourierReport(
  tracking: Pick<Tracking, 'id' | 'orderId' | 'leg'>,
  parcel: Parcel,
  { pool, clock, ids, log }: Pick<Dependencies, 'pool' | 'clock' | 'ids' | 'log'>,
): Promise<void> {
  const refused = await withTransaction(pool, async (tx) => {
    const trade = await lockTradeOfOrder(tx, tracking.orderId);
    // The seller may have corrected the number while the service was asked about the old one.
    if ((await trackingById(tx, tracking.id))?.trackingNumber !== parcel.trackingNumber) return undefined;
    const now = clock.now();
    await storeCourierReport(
      tx,
      tracking.id,
      {
        deliveryStatus: parcel.deliveryStatus,
        substatus: parcel.substatus,
        courierTrackingId: parcel.id,
        trackingUrl: parcel.trackingUrl ?? undefined,
        events: parcel.events,
      },
      now,
    );
    const decision = trade === undefined ? undefined : follows({ leg: tracking.leg, parcel, trade, now });
    if (decision === undefined || !decision.ok) return decision;
    await carryOut(tx, decision, { at: now, actorId: null }, { ids });
    return undefined;
  });
  if (refused !== undefined) log.warn({ tracking, refused }, 'A courier event does not fit the order; recorded only.');
}

type News = {
  readonly leg: Tracking['leg'];
  readonly parcel: Parcel;
  readonly trade: Trade;
  readonly now: Date;
};

function follows({ leg, parcel, trade, now }: News): Decision | undefined {
  if (!scanned.includes(parcel.deliveryStatus)) return undefined;
  if (leg === 'inbound') {
    // The courier's own moment, but never one before the order or after now: a station with a wrong clock is no reason for a wrong deadline.
    return decide({ name: 'courier_scanned', scannedAt: now }, trade, now);
  }
  return parcel.deliveryStatus === 'delivered'
    ? decide({ name: 'courier_delivered', deliveredAt: now }, trade, now)
    : undefined;
}
