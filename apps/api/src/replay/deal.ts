import { trackingsOfOrder } from '@suki/db/queries/trackings';
import { channelLimits } from '@suki/domain/config/payment-limits';
import type { AskId, FileId, OrderId } from '@suki/domain/ids/id';
import { checklistOf } from '@suki/domain/inspection/checklist';
import type { Dependencies } from '../dependencies.ts';
import { handleFollowParcel } from '../jobs/follow-parcel.handler.ts';
import type { Act } from '../seed/act.ts';
import { chance } from '../seed/chance.ts';
import type { ReplayCourier } from './hosted-services.ts';
import type { Person } from './people.ts';
import type { StoredSale } from './stored-sales.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Who acts for the platform, and a photo that the inspector took. */
export type Warehouse = { readonly receiver: Person; readonly inspector: Person; readonly photo: FileId };

export type Stage = {
  readonly act: Act;
  readonly dependencies: Dependencies;
  readonly courier: ReplayCourier;
  readonly warehouse: Warehouse;
  /** Lets time pass within a step. */
  readonly pause: (durationMs: number) => void;
};

export type Deal = {
  readonly sale: StoredSale;
  readonly seller: Person;
  readonly buyer: Person;
  /** The order, once buyer and seller have met. */
  orderId: OrderId | undefined;
};

type Play = (stage: Stage, deal: Deal, orderId: OrderId) => Promise<unknown>;
/** Something that happens with an order, and how long after what happened before. */
export type Step = { readonly afterMs: number; readonly play: Play };

const gcash = { paymentMethod: 'GCASH', checkoutMethod: 'ONE_TIME_PAYMENT' } as const;

/**
 * Buyer and seller meet at the price of the sale, by one of three ways that the line's number draws: of a hundred sales 80 are bought at the lowest ask, 12 are
 * asks that cross a bid, 8 are bids that a seller accepts. All within seconds, because the file knows one moment only; nothing else of the size happens between.
 */
export async function meet(stage: Stage, deal: Deal): Promise<OrderId> {
  const drawn = chance(`meeting ${deal.sale.line}`);
  const orderId = await (drawn < 0.8 ? buyNow : drawn < 0.92 ? crossBid : acceptBid)(stage, deal);
  stage.pause(SECOND_MS);
  await payOrder(stage, deal, orderId);
  return orderId;
}

/** E01 to E03, E31. */
async function buyNow(stage: Stage, deal: Deal): Promise<OrderId> {
  const { sale, buyer } = deal;
  await listAsk(stage, deal);
  // Above any shipping: the price is the ask's.
  const body = { skuId: sale.skuId, lane: 'standard', maxTotal: sale.price * 2, addressId: buyer.addressId };
  return (await stage.act(buyer, 'buyAtLowestAsk', { body })).id;
}

/** E13 to E15, E01 to E03, E20. */
async function crossBid(stage: Stage, deal: Deal): Promise<OrderId> {
  await placeBid(stage, deal);
  return orderOfAsk(stage, deal, await listAsk(stage, deal));
}

/** E13 to E15, E23 to E25. */
async function acceptBid(stage: Stage, deal: Deal): Promise<OrderId> {
  const { sale, seller } = deal;
  await placeBid(stage, deal);
  const body = { skuId: sale.skuId, floorPrice: sale.price, returnAddressId: seller.addressId };
  const { askId } = await stage.act(seller, 'acceptBidWithoutPay', { body });
  stage.pause(SECOND_MS);
  await stage.act(seller, 'payAcceptedBid', { params: { askId }, body: { ...gcash, returnPath: `/ask/${askId}` } });
  return orderOfAsk(stage, deal, askId);
}

async function listAsk({ act, pause }: Stage, { sale, seller }: Deal): Promise<AskId> {
  const { itemId, skuId, price } = sale;
  const body = { itemId, skuId, price, expiryDays: 30, returnAddressId: seller.addressId };
  const { askId } = await act(seller, 'postAsk', { body });
  pause(SECOND_MS);
  await act(seller, 'payAskDeposit', { params: { askId }, body: { ...gcash, returnPath: `/ask/${askId}` } });
  pause(SECOND_MS);
  return askId;
}

async function placeBid({ act, pause }: Stage, { sale, buyer }: Deal): Promise<void> {
  const { itemId, skuId, price } = sale;
  const body = { itemId, skuId, price, expiryDays: 30, addressId: buyer.addressId };
  const { bidId } = await act(buyer, 'postBid', { body });
  pause(SECOND_MS);
  await act(buyer, 'payBidDeposit', { params: { bidId }, body: { ...gcash, returnPath: `/bid/${bidId}` } });
  pause(SECOND_MS);
}

async function orderOfAsk({ act }: Stage, { seller, sale }: Deal, askId: AskId): Promise<OrderId> {
  const { orderId } = await act(seller, 'getAsk', { params: { id: askId } });
  if (orderId === null) throw new Error(`Expected ask ${askId} (line ${sale.line}) to have met its bid.`);
  return orderId;
}

/** E32, E33: by wallet, or by card what no wallet takes at once. The processing and shipping of an order is far below the margin. */
async function payOrder({ act }: Stage, { sale, buyer }: Deal, orderId: OrderId): Promise<void> {
  const byCard = sale.price * 1.01 + 50_000 > channelLimits.GCASH.max && buyer.cardId !== null;
  const choice = byCard ? { paymentMethodId: buyer.cardId } : gcash;
  await act(buyer, 'payOrder', { params: { orderId }, body: { ...choice, returnPath: `/order/${orderId}` } });
}

const confirm: Step = {
  afterMs: HOUR_MS,
  play: ({ act }, { seller }, id) => act(seller, 'confirmOrder', { params: { id } }),
};

const send: Step = {
  afterMs: 3 * HOUR_MS,
  play: ({ act }, { seller, sale }, orderId) => {
    const body = { courier: 'jtexpress-ph', trackingNumber: parcelNumber('JT', sale) };
    return act(seller, 'sellerDeliver', { params: { orderId }, body });
  },
};

const scannedOnItsWay: Step = {
  afterMs: 2 * HOUR_MS,
  play: (stage, _deal, orderId) => scan(stage, { orderId, leg: 'inbound', status: 'transit' }),
};

const receive: Step = {
  afterMs: 20 * HOUR_MS,
  play: ({ act, warehouse }, _deal, code) => act(warehouse.receiver, 'receiveAtWarehouse', { body: { code } }),
};

const beginInspection: Step = {
  afterMs: 4 * HOUR_MS,
  play: ({ act, warehouse }, _deal, id) => act(warehouse.inspector, 'beginInspection', { params: { id } }),
};

const passInspection: Step = {
  afterMs: 25 * MINUTE_MS,
  play: ({ act, warehouse }, { sale }, id) => {
    const points = checklistOf(sale.category).points.map((point) => ({ id: point.id, verdict: 'pass', note: null }));
    const photos = [{ fileId: warehouse.photo, alt: 'The pair on the inspection table' }];
    return act(warehouse.inspector, 'passInspection', { params: { id }, body: { points, photos } });
  },
};

const handOver: Step = {
  afterMs: 5 * HOUR_MS,
  play: ({ act, warehouse }, { sale }, id) => {
    const body = { courier: 'ninjavan-ph', trackingNumber: parcelNumber('NV', sale) };
    return act(warehouse.receiver, 'handToCourier', { params: { id }, body });
  },
};

const delivered: Step = {
  afterMs: 27 * HOUR_MS,
  play: (stage, _deal, orderId) => scan(stage, { orderId, leg: 'outbound', status: 'delivered' }),
};

const confirmReceived: Step = {
  afterMs: 8 * HOUR_MS,
  play: ({ act }, { buyer }, id) => act(buyer, 'confirmReceived', { params: { id } }),
};

/**
 * What happens with a paid order, E41 to E70. Half of the sellers bring the pair to the warehouse themselves; one buyer in four says that it has come before the
 * courier does.
 */
export function stepsOf({ line }: StoredSale): readonly Step[] {
  const isBrought = chance(`parcel ${line}`) < 0.5;
  const isQuick = chance(`receipt ${line}`) < 0.25;
  return [
    confirm,
    ...(isBrought ? [] : [send, scannedOnItsWay]),
    receive,
    beginInspection,
    passInspection,
    handOver,
    ...(isQuick ? [] : [delivered]),
    confirmReceived,
  ];
}

/** The line makes it unlike every other. */
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
  await handleFollowParcel({ trackingId: tracking.id }, dependencies);
  courier.forget(tracking.trackingNumber);
}
