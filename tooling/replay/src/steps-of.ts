import { fetchNewsOfParcel } from '@suki/api/features/parcels/fetch-news-of-parcel';
import { chance } from '@suki/api/seed/chance';
import { trackingsOfOrder } from '@suki/db/queries/trackings';
import { HOUR_MS, MINUTE_MS } from '@suki/domain/config/durations';
import { requiredAngles } from '@suki/domain/config/inspection';
import type { OrderId } from '@suki/domain/ids/id';
import { checklistOf } from '@suki/domain/inspection/checklist';
import { type Deal, meetingOf, type Stage } from './deal.ts';
import type { StoredSale } from './stored-sales.ts';

type Play = (stage: Stage, deal: Deal, orderId: OrderId) => Promise<unknown>;
/** Something that happens with an order, and the time since the step before. */
export type Step = { readonly afterMs: number; readonly play: Play };

const confirm: Step = {
  afterMs: HOUR_MS,
  play: ({ perform }, { seller }, id) => perform(seller, 'confirmOrder', { params: { id } }),
};

const send: Step = {
  afterMs: 3 * HOUR_MS,
  play: ({ perform }, { seller, sale }, orderId) => {
    const body = { courier: 'jtexpress-ph', trackingNumber: parcelNumber('JT', sale) };
    return perform(seller, 'sellerDeliver', { params: { orderId }, body });
  },
};

const scannedOnItsWay: Step = {
  afterMs: 2 * HOUR_MS,
  play: (stage, _deal, orderId) => scan(stage, { orderId, leg: 'inbound', status: 'transit' }),
};

const receiveParcel: Step = {
  afterMs: 20 * HOUR_MS,
  play: ({ perform, warehouse }, { sale }) =>
    perform(warehouse.receiver, 'receiveAtWarehouse', { body: { code: parcelNumber('JT', sale) } }),
};

const receiveFromSeller: Step = {
  afterMs: 20 * HOUR_MS,
  play: ({ perform, warehouse }, _deal, code) =>
    perform(warehouse.receiver, 'receiveAtWarehouse', { body: { code, handedOverBy: 'The seller' } }),
};

const beginInspection: Step = {
  afterMs: 4 * HOUR_MS,
  play: ({ perform, warehouse }, _deal, id) => perform(warehouse.inspector, 'beginInspection', { params: { id } }),
};

const passInspection: Step = {
  afterMs: 25 * MINUTE_MS,
  play: ({ perform, warehouse }, { sale }, id) => {
    const points = checklistOf(sale.category).points.map((point) => ({ id: point.id, verdict: 'pass', note: null }));
    const photos = requiredAngles[sale.category].map(({ id: angle, label: alt }) => ({
      fileId: warehouse.photo,
      alt,
      angle,
    }));
    return perform(warehouse.inspector, 'passInspection', { params: { id }, body: { points, photos } });
  },
};

const handOver: Step = {
  afterMs: 5 * HOUR_MS,
  play: ({ perform, warehouse }, { sale }, id) => {
    const body = { courier: 'ninjavan-ph', trackingNumber: parcelNumber('NV', sale) };
    return perform(warehouse.receiver, 'handToCourier', { params: { id }, body });
  },
};

const delivered: Step = {
  afterMs: 27 * HOUR_MS,
  play: (stage, _deal, orderId) => scan(stage, { orderId, leg: 'outbound', status: 'delivered' }),
};

const confirmReceived: Step = {
  afterMs: 8 * HOUR_MS,
  play: ({ perform }, { buyer }, id) => perform(buyer, 'confirmReceived', { params: { id } }),
};

/**
 * Returns the steps of a paid order, rows E41 to E70 of the life cycle; a pair from stock only has to be sent. Half
 * of the other sellers bring their pair to the warehouse themselves; one buyer in four confirms the receipt before
 * the courier reports the delivery.
 */
export function stepsOf(sale: StoredSale): readonly Step[] {
  const isBrought = chance(`parcel ${sale.line}`) < 0.5;
  const isQuick = chance(`receipt ${sale.line}`) < 0.25;
  const toTheWarehouse = [
    confirm,
    ...(isBrought ? [receiveFromSeller] : [send, scannedOnItsWay, receiveParcel]),
    beginInspection,
    passInspection,
  ];
  return [
    ...(meetingOf(sale) === 'stock' ? [] : toTheWarehouse),
    handOver,
    ...(isQuick ? [] : [delivered]),
    confirmReceived,
  ];
}

function parcelNumber(prefix: string, { line }: StoredSale): string {
  return `${prefix}${String(line).padStart(12, '0')}`;
}

type Scan = {
  readonly orderId: OrderId;
  readonly leg: 'inbound' | 'outbound';
  readonly status: 'transit' | 'delivered';
};

async function scan({ courier, dependencies }: Stage, { orderId, leg, status }: Scan): Promise<void> {
  const tracking = (await trackingsOfOrder(dependencies.pool, orderId)).find((one) => one.leg === leg);
  if (tracking === undefined) throw new Error(`Expected order ${orderId} to have a parcel ${leg}.`);
  courier.scan(tracking.trackingNumber, status);
  await fetchNewsOfParcel(tracking.id, dependencies);
  courier.forget(tracking.trackingNumber);
}
