import { setCourierArrival } from '@suki/db/queries/orders';
import { raiseAlerts } from '@suki/db/queries/standings';
import { timersOf } from '@suki/db/queries/timers';
import { storeCourierReport, type Tracking, trackingById } from '@suki/db/queries/trackings';
import { type Tx, withTransaction } from '@suki/db/tx';
import { courierStatus, isOutdated } from '@suki/domain/parcels/courier-status';
import type { ParcelCommand } from '@suki/domain/parcels/courier-statuses.table';
import { parcelAlert } from '@suki/domain/parcels/parcel-alert';
import { decide } from '@suki/domain/trade/decide/decide';
import type { Decision } from '@suki/domain/trade/facts/decision';
import type { Dependencies } from '../../dependencies.ts';
import type { Parcel } from '../../ports/courier.ts';
import { carryOut } from '../trade/carry-out.ts';
import { lockTradeOfOrder, type Trade } from '../trade/lock-trade.ts';

type Needs = Pick<Dependencies, 'pool' | 'clock' | 'ids' | 'log'>;

/**
 * Brings the courier service's report of a parcel into the order: its events, and the commands that `courierStatuses`
 * derives from them (E46s, E54, E55, E69, E72, E73, E79). A repeated or late report changes nothing. The warehouse gets
 * an alert for a report that no row takes.
 */
export async function recordCourierReport(
  { id, orderId }: Pick<Tracking, 'id' | 'orderId'>,
  parcel: Parcel,
  { pool, clock, ids, log }: Needs,
): Promise<void> {
  await withTransaction(pool, async (tx) => {
    const trade = await lockTradeOfOrder(tx, orderId);
    const known = await trackingById(tx, id);
    // The seller may have corrected the number while the service was asked about the old number.
    if (known?.trackingNumber !== parcel.trackingNumber) return;
    const now = clock.now();
    const isLate = isOutdated(known, parcel);
    const { deliveryStatus, substatus } = isLate ? known : parcel;
    const { id: courierTrackingId, trackingUrl, events } = parcel;
    const report = { deliveryStatus, substatus, courierTrackingId, trackingUrl: trackingUrl ?? undefined, events };
    const newEvents = await storeCourierReport(tx, id, report, now);
    if (trade === undefined || isLate) return;
    if (known.leg === 'outbound' && parcel.scheduledOn !== null) {
      await setCourierArrival(tx, orderId, parcel.scheduledOn);
    }

    const commands = commandsOf({ known, parcel, newEvents, trade });
    const wasTaken = await carryOutEach(commands, { tx, orderId, trade, now, ids });
    const event = parcelAlert({ leg: known.leg, known, said: parcel, order: trade.order, wasTaken });
    if (event === undefined) return;
    log.warn({ trackingId: id, orderId, deliveryStatus, substatus, event }, 'A parcel needs a person.');
    await raiseAlerts(tx, [{ queue: 'warehouse', event, subject: { entity: 'order', id: orderId } }], now);
  });
}

type Report = {
  readonly known: Tracking;
  readonly parcel: Parcel;
  readonly newEvents: number;
  readonly trade: Trade;
};

/**
 * Returns no command for a parcel that the order does not wait for any more. A returned parcel needs a scan of its own:
 * a seller who gives the number of a returned parcel again must not end the order without a fine by its old scans
 * (E55b).
 */
function commandsOf({ known, parcel, newEvents, trade: { order } }: Report): readonly ParcelCommand[] {
  const { leg } = known;
  const awaited = leg === 'inbound' ? order.inboundTrackingNumber : order.outboundTrackingNumber;
  if (awaited !== parcel.trackingNumber) return [];
  const isSeenAgain = newEvents === 0 && parcel.events.length > 0;
  return courierStatus(parcel).commands[leg].filter(
    (name) => !isSeenAgain || (name !== 'inbound_returned' && name !== 'outbound_returned'),
  );
}

type Under = {
  readonly tx: Tx;
  readonly orderId: Tracking['orderId'];
  readonly trade: Trade;
  readonly now: Date;
  readonly ids: Dependencies['ids'];
};

/**
 * Carries the commands out one by one, each on the state that the one before left. Returns true when one of them
 * changed something.
 */
async function carryOutEach(
  names: readonly ParcelCommand[],
  { tx, orderId, trade, now, ids }: Under,
): Promise<boolean> {
  let wasTaken = false;
  for (const name of names) {
    const facts = wasTaken ? ((await lockTradeOfOrder(tx, orderId)) ?? trade) : trade;
    const decision = await decisionOn(name, { tx, trade: facts, now });
    if (!decision.ok) continue;
    await carryOut(tx, decision, { at: now, actorId: null }, { ids });
    wasTaken ||= !isNothing(decision);
  }
  return wasTaken;
}

/** Our own clock decides: a station with a wrong clock must not cause a wrong deadline. */
async function decisionOn(name: ParcelCommand, { tx, trade, now }: Pick<Under, 'tx' | 'trade' | 'now'>) {
  switch (name) {
    case 'courier_scanned':
      return decide({ name, scannedAt: now }, trade, now);
    case 'courier_delivered':
      return decide({ name, deliveredAt: now }, trade, now);
    case 'inbound_lost': {
      const timers = await timersOf(tx, 'order', [trade.order.id]);
      return decide({ name }, { ...trade, isSearching: timers.some(({ kind }) => kind === 'inbound_search') }, now);
    }
    case 'inbound_returned':
    case 'outbound_lost':
    case 'outbound_returned':
      return decide({ name }, trade, now);
    default:
      return name satisfies never;
  }
}

function isNothing(decision: Extract<Decision, { ok: true }>): boolean {
  return decision.moves.length + decision.patches.length + decision.timers.length === 0;
}
