import { randomUUID } from 'node:crypto';
import { insertFile } from '@suki/db/queries/files';
import { timersOf } from '@suki/db/queries/timers';
import { insertTestSku } from '@suki/db/testing/test-trade';
import { withTransaction } from '@suki/db/tx';
import { requiredAngles } from '@suki/domain/config/inspection';
import type { AskId, BidId, FileId, OrderId } from '@suki/domain/ids/id';
import { checklistOf } from '@suki/domain/inspection/checklist';
import { type Centavos, pesos } from '@suki/domain/money/centavos';
import type { TimerKind } from '@suki/domain/trade/facts/statuses';
import { type Listing, quickListing } from './quick-listing.ts';
import { inspector, newTrader, type Trader, warehouseStaff } from './trade-people.ts';
import type { TradeWorld } from './trade-world-on.ts';

export type Deal = Listing & { readonly buyer: Trader; readonly orderId: OrderId };

const gcash = { paymentMethod: 'GCASH', checkoutMethod: 'ONE_TIME_PAYMENT' } as const;

export const newKey = (): string => randomUUID();
export const payBody = (returnPath = '/order/done') => ({ ...gcash, returnPath });
export const maxTotalOf = (price: Centavos): number => price + pesos(1000);

let parcels = 100_000_000;
export const newTrackingNumber = (): string => {
  parcels += 1;
  return `JT${parcels}`;
};

/** Posts an ask that waits for its deposit (E01). */
export async function postAsk(world: TradeWorld, offer: Omit<Listing, 'askId'>): Promise<AskId> {
  const { seller, itemId, skuId, price } = offer;
  const body = { itemId, skuId, price, expiryDays: 30, returnAddressId: seller.addressId };
  return (await world.api.callAs(seller, 'postAsk', { body, idempotencyKey: newKey() })).answer().askId;
}

/** Starts the payment of a deposit and returns the attempt. */
export async function startDeposit(world: TradeWorld, { seller, askId }: Pick<Listing, 'seller' | 'askId'>) {
  const started = await world.api.callAs(seller, 'payAskDeposit', {
    params: { askId },
    body: payBody(`/ask/${askId}`),
    idempotencyKey: newKey(),
  });
  return started.answer().attempt;
}

/** Starts the payment of an order and returns the attempt. */
export async function startPayment(world: TradeWorld, { buyer, orderId }: Pick<Deal, 'buyer' | 'orderId'>) {
  const started = await world.api.callAs(buyer, 'payOrder', {
    params: { orderId },
    body: payBody(`/order/${orderId}`),
    idempotencyKey: newKey(),
  });
  return started.answer().attempt;
}

/** Posts an ask and pays its deposit, so that it is live (E01 to E03). */
export async function listAsk(world: TradeWorld, offer: Partial<Omit<Listing, 'askId'>> = {}): Promise<Listing> {
  const seller = offer.seller ?? (await newTrader(world.api.dependencies));
  const { itemId, skuId } =
    offer.skuId === undefined || offer.itemId === undefined
      ? await insertTestSku(world.pool)
      : { itemId: offer.itemId, skuId: offer.skuId };
  const price = offer.price ?? pesos(5000);
  const askId = await postAsk(world, { seller, itemId, skuId, price });
  const attempt = await startDeposit(world, { seller, askId });
  await world.api.sandbox.control(`/payments/${attempt.id}/approve`);
  await world.settle();
  return { seller, itemId, skuId, price, askId };
}

export function buyCall(
  world: TradeWorld,
  buyer: Trader,
  { skuId, price }: Pick<Listing, 'skuId' | 'price'>,
  key = newKey(),
) {
  const body = { skuId, lane: 'standard', maxTotal: maxTotalOf(price), addressId: buyer.addressId };
  return world.api.callAs(buyer, 'buyAtLowestAsk', { body, idempotencyKey: key });
}

/** Reserves the lowest ask of a listing's book (E31). */
export async function buy(world: TradeWorld, listing: Listing, buyer?: Trader): Promise<Deal> {
  const person = buyer ?? (await newTrader(world.api.dependencies));
  const { id } = (await buyCall(world, person, listing)).answer();
  return { ...listing, buyer: person, orderId: id };
}

/** Pays for an order (E32 and E37a). */
export async function payFor(world: TradeWorld, deal: Deal): Promise<void> {
  const attempt = await startPayment(world, deal);
  await world.api.sandbox.control(`/payments/${attempt.id}/approve`);
  await world.settle();
}

export const confirm = async (world: TradeWorld, { seller, orderId }: Deal): Promise<void> => {
  (await world.api.callAs(seller, 'confirmOrder', { params: { id: orderId } })).answer();
};

/** Ships to the warehouse (E46); returns the tracking number. */
export async function deliver(world: TradeWorld, { seller, orderId }: Deal): Promise<string> {
  const trackingNumber = newTrackingNumber();
  const body = { courier: 'jtexpress-ph', trackingNumber };
  (await world.api.callAs(seller, 'sellerDeliver', { params: { orderId }, body })).answer();
  await world.settle();
  return trackingNumber;
}

/** @param word - a status of the courier service, or one of its sub-statuses: `transit`, `exception010` */
export async function courierSays(world: TradeWorld, trackingNumber: string, word: string): Promise<void> {
  const status = word.replace(/\d+$/, '');
  const event = status === word ? { status } : { status, substatus: word };
  await world.api.sandbox.control(`/parcels/${trackingNumber}/event`, event);
  await world.settle();
}

/** A courier brings the parcel, or its seller does where no courier has it yet (E56). */
export const receive = async (world: TradeWorld, orderId: OrderId): Promise<void> => {
  const { rows } = await world.pool.query('select inbound_tracking_number as code from orders where id = $1', [
    orderId,
  ]);
  const code: string | null = rows[0]?.code ?? null;
  const body = code === null ? { code: orderId, handedOverBy: 'The seller' } : { code };
  (await world.api.callAs(warehouseStaff, 'receiveAtWarehouse', { body })).answer();
};

export const begin = async (world: TradeWorld, { orderId }: Deal): Promise<void> => {
  (await world.api.callAs(inspector, 'beginInspection', { params: { id: orderId } })).answer();
};

/** Returns the report of an inspector who finds everything right with a pair of shoes. */
export async function passBody(world: TradeWorld) {
  const points = checklistOf('shoes').points.map(({ id }) => ({ id, verdict: 'pass', note: null }));
  const fileId = await photoOf(world);
  const photos = requiredAngles.shoes.map(({ id: angle, label: alt }) => ({ fileId, alt, angle }));
  return { points, photos };
}

async function photoOf({ api, pool }: TradeWorld): Promise<FileId> {
  const { ids, clock } = api.dependencies;
  const owner = (await api.callAs(inspector, 'getUser')).answer();
  const id = ids.next('fil');
  const file = { ownerId: owner.userId, contentHash: id, contentType: 'image/webp', byteSize: 1, width: 1, height: 1 };
  await withTransaction(pool, (tx) => insertFile(tx, { id, ...file, createdAt: clock.now() }));
  return id;
}

export const pass = async (world: TradeWorld, { orderId }: Deal): Promise<void> => {
  const body = await passBody(world);
  (await world.api.callAs(inspector, 'passInspection', { params: { id: orderId }, body })).answer();
};

/** Returns that report with a remark on one point. */
export async function defectBody(world: TradeWorld) {
  const { points, photos } = await passBody(world);
  const [first, ...others] = points;
  return { points: [{ ...first, verdict: 'noted', note: 'A mark of 6 mm' }, ...others], photos };
}

/** Notes a remark on one point, with its photo (E59). */
export const noteDefect = async (world: TradeWorld, { orderId }: Pick<Deal, 'orderId'>): Promise<void> => {
  const body = await defectBody(world);
  (await world.api.callAs(inspector, 'noteDefect', { params: { id: orderId }, body })).answer();
  await world.settle();
};

/** Ships to the buyer (E67); returns the tracking number. */
export async function ship(world: TradeWorld, { orderId }: Deal): Promise<string> {
  const trackingNumber = newTrackingNumber();
  const body = { courier: 'ninjavan-ph', trackingNumber };
  (await world.api.callAs(warehouseStaff, 'handToCourier', { params: { id: orderId }, body })).answer();
  await world.settle();
  return trackingNumber;
}

export const confirmReceived = async (world: TradeWorld, { buyer, orderId }: Deal): Promise<void> => {
  (await world.api.callAs(buyer, 'confirmReceived', { params: { id: orderId } })).answer();
};

/** A deal up to the parcel's arrival at the buyer, or to the step before. */
export const stages = [
  'to_pay',
  'confirming_buyer_order',
  'seller_to_ship',
  'on_way_to_warehouse',
  'platform_received',
  'under_inspection',
  'platform_to_ship',
  'to_receive',
  'transaction_successful',
] as const;
export type Stage = (typeof stages)[number];

/** @param offer - an ask that is live already, as of `listAsk`; a quick one for such a pair otherwise */
export async function dealAt(
  world: TradeWorld,
  stage: Stage,
  offer: Partial<Listing> = {},
  buyer?: Trader,
): Promise<Deal> {
  const deal = await buy(world, isLive(offer) ? offer : await quickListing(world, offer), buyer);
  for (const step of stages.slice(1, stages.indexOf(stage) + 1)) await steps[step](world, deal);
  return deal;
}

const isLive = (offer: Partial<Listing>): offer is Listing => offer.askId !== undefined;

const steps: Readonly<Record<Stage, (world: TradeWorld, deal: Deal) => Promise<unknown>>> = {
  to_pay: async () => undefined,
  confirming_buyer_order: payFor,
  seller_to_ship: confirm,
  on_way_to_warehouse: deliver,
  platform_received: (world, { orderId }) => receive(world, orderId),
  under_inspection: begin,
  platform_to_ship: pass,
  to_receive: ship,
  transaction_successful: confirmReceived,
};

const entities: Readonly<Record<string, 'ask' | 'bid'>> = { ask: 'ask', bid: 'bid' };

/** Moves the Clock to the end of a running timer, a second later, and fires what is due. */
export async function lapse(world: TradeWorld, kind: TimerKind, id: AskId | BidId | OrderId): Promise<void> {
  const entity = entities[id.slice(0, 3)] ?? 'order';
  const timer = (await timersOf(world.pool, entity, [id])).find((running) => running.kind === kind);
  if (timer === undefined) throw new Error(`Expected ${kind} to run for ${id}.`);
  world.api.clock.set(new Date(timer.fireAt.getTime() + 1000));
  await world.sweep();
  await world.settle();
}
