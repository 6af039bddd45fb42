import type { Category } from '@suki/domain/catalogue/categories';
import { HOUR_MS, MINUTE_MS } from '@suki/domain/config/durations';
import type { ItemId, OrderId, SkuId } from '@suki/domain/ids/id';
import { checklistOf } from '@suki/domain/inspection/checklist';
import type { Centavos } from '@suki/domain/money/centavos';
import type { Act } from './act.ts';
import type { Cast, CastMember } from './cast.ts';
import type { PhotosOf } from './inspection-photos.ts';
import type { SeedClock } from './seed-clock.ts';
import type { Services } from './services.ts';

/** Time from the making of an ask to its sale. */
export const PAUSE_BEFORE_BUYING_MS = 20 * MINUTE_MS;

export type Stage = {
  readonly act: Act;
  readonly cast: Cast;
  readonly clock: SeedClock;
  readonly services: Services;
  /** Takes the photos of an inspection. */
  readonly photosOf: PhotosOf;
};

export type Deal = {
  readonly itemId: ItemId;
  readonly skuId: SkuId;
  readonly category: Category;
  readonly price: Centavos;
  readonly seller: CastMember;
  readonly buyer: CastMember;
};

const gcash = { paymentMethod: 'GCASH', checkoutMethod: 'ONE_TIME_PAYMENT' } as const;

/** Posts a live ask (E01 to E03). */
export async function listAsk({ act, services, clock }: Stage, deal: Omit<Deal, 'buyer' | 'category'>) {
  const { itemId, skuId, price, seller } = deal;
  const { askId } = await act(seller, 'postAsk', {
    body: { itemId, skuId, price, expiryDays: 30, returnAddressId: seller.addressId },
  });
  clock.advance(MINUTE_MS);
  await act(seller, 'payAskDeposit', { params: { askId }, body: { ...gcash, returnPath: `/ask/${askId}` } });
  await services.approve({ entity: 'ask', id: askId });
  return askId;
}

/** How far a deal goes; each includes those before it. */
export const stops = [
  'to_pay',
  'confirming_buyer_order',
  'seller_to_ship',
  'on_way_to_warehouse',
  'platform_received',
  'under_inspection',
  'platform_to_ship',
  'to_receive',
  'delivered',
  'transaction_successful',
] as const;
export type Stop = (typeof stops)[number];

/** How long a deal takes from its ask to a stop, in hours, as `steps` plays it. */
export const hoursTo: Readonly<Record<Stop, number>> = {
  to_pay: 0.4,
  confirming_buyer_order: 0.45,
  seller_to_ship: 1.5,
  on_way_to_warehouse: 6.5,
  platform_received: 26.5,
  under_inspection: 30.5,
  platform_to_ship: 31,
  to_receive: 37,
  delivered: 63,
  transaction_successful: 71,
};

/** Takes a deal from its ask to a stop, with the pauses that people and parcels need. */
export async function playDeal(stage: Stage, deal: Deal, stop: Stop): Promise<void> {
  await listAsk(stage, deal);
  stage.clock.advance(PAUSE_BEFORE_BUYING_MS);
  await playOrder(stage, { deal, orderId: await buy(stage, deal), stop });
}

export type Ordered = { readonly deal: Deal; readonly orderId: OrderId; readonly stop: Stop };

/** Takes an order that was just made to a stop. */
export async function playOrder(stage: Stage, { deal, orderId, stop }: Ordered): Promise<void> {
  for (const step of stops.slice(1, stops.indexOf(stop) + 1)) await steps[step](stage, deal, orderId);
}

/** Reserves the lowest ask of the size (E31). */
export async function buy(
  { act }: Stage,
  { skuId, buyer, price }: Pick<Deal, 'skuId' | 'buyer' | 'price'>,
): Promise<OrderId> {
  // Far above any shipping cost: the seed takes the lowest ask, whatever its total.
  const maxTotal = price * 2;
  const order = await act(buyer, 'buyAtLowestAsk', {
    body: { skuId, lane: 'standard', maxTotal, addressId: buyer.addressId },
  });
  return order.id;
}

type Step = (stage: Stage, deal: Deal, orderId: OrderId) => Promise<void>;

const steps: Readonly<Record<Stop, Step>> = {
  to_pay: async () => undefined,
  confirming_buyer_order: async ({ act, services, clock }, { buyer }, orderId) => {
    clock.advance(2 * MINUTE_MS);
    await act(buyer, 'payOrder', { params: { orderId }, body: { ...gcash, returnPath: `/order/${orderId}` } });
    await services.approve({ entity: 'order', id: orderId });
  },
  seller_to_ship: async ({ act, clock }, { seller }, id) => {
    clock.advance(HOUR_MS);
    await act(seller, 'confirmOrder', { params: { id } });
  },
  on_way_to_warehouse: async ({ act, services, clock }, { seller }, orderId) => {
    clock.advance(3 * HOUR_MS);
    const trackingNumber =
      `JT${orderId.slice(-10)}`.toUpperCase().replace(/[^A-Z0-9]/g, '0') + clock.now().getTime().toString().slice(-6);
    await act(seller, 'sellerDeliver', { params: { orderId }, body: { courier: 'jtexpress-ph', trackingNumber } });
    clock.advance(2 * HOUR_MS);
    await services.moveParcel(orderId, 'inbound', 'transit');
  },
  platform_received: async ({ act, cast, clock }, _deal, id) => {
    clock.advance(20 * HOUR_MS);
    const { trackings } = await act(cast.of('ines'), 'getStaffOrder', { params: { id } });
    const code = trackings.find(({ leg }) => leg === 'inbound')?.trackingNumber;
    await act(cast.of('ines'), 'receiveAtWarehouse', { body: { code } });
  },
  under_inspection: async ({ act, cast, clock }, _deal, id) => {
    clock.advance(4 * HOUR_MS);
    await act(cast.of('noli'), 'beginInspection', { params: { id } });
  },
  platform_to_ship: async ({ act, cast, clock, photosOf }, { category, itemId }, id) => {
    clock.advance(25 * MINUTE_MS);
    const points = checklistOf(category).points.map((point) => ({ id: point.id, verdict: 'pass', note: null }));
    const body = { points, photos: await photosOf(itemId) };
    await act(cast.of('noli'), 'passInspection', { params: { id }, body });
  },
  to_receive: async ({ act, cast, services, clock }, _deal, id) => {
    clock.advance(5 * HOUR_MS);
    const trackingNumber =
      `NV${id.slice(-10)}`.toUpperCase().replace(/[^A-Z0-9]/g, '0') + clock.now().getTime().toString().slice(-6);
    await act(cast.of('ines'), 'handToCourier', { params: { id }, body: { courier: 'ninjavan-ph', trackingNumber } });
    clock.advance(HOUR_MS);
    await services.moveParcel(id, 'outbound', 'transit');
  },
  delivered: async ({ services, clock }, _deal, id) => {
    clock.advance(26 * HOUR_MS);
    await services.moveParcel(id, 'outbound', 'delivered');
  },
  transaction_successful: async ({ act, clock }, { buyer }, id) => {
    clock.advance(8 * HOUR_MS);
    await act(buyer, 'confirmReceived', { params: { id } });
  },
};
