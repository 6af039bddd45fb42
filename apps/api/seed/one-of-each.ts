import { lowestListedAsk } from '@suki/db/queries/books';
import { type Sku, skusOfItem } from '@suki/db/queries/catalogue';
import { countStaffOrders } from '@suki/db/queries/staff-orders';
import { withTransaction } from '@suki/db/tx';
import { HOUR_MS } from '@suki/domain/config/durations';
import { channelLimits } from '@suki/domain/config/payment-limits';
import { priceLimits } from '@suki/domain/config/prices';
import { type OrderId, toId } from '@suki/domain/ids/id';
import { checklistOf } from '@suki/domain/inspection/checklist';
import { subtract } from '@suki/domain/money/centavos';
import type { Pool } from 'pg';
import type { Cast, CastMember } from './cast.ts';
import { firstWhoMay } from './first-who-may.ts';
import { askToHurry } from './hurry.ts';
import { priceNear } from './market.ts';
import { buy, type Deal, hoursTo, listAsk, PAUSE_BEFORE_BUYING_MS, playOrder, type Stage, type Stop } from './trade.ts';
import { tradedItems } from './traded-items.ts';

/**
 * The statuses of an order with the stop that leads there. `delivered` and `to_receive` are one status for the order.
 * The index decides the item (`sizesOf`): items with a report are shoes, and the dearest bag is never paid, because no
 * e-wallet takes so much.
 */
const wanted = [
  { status: 'transaction_successful', stop: 'transaction_successful' },
  { status: 'to_receive', stop: 'delivered' },
  { status: 'to_receive', stop: 'to_receive' },
  { status: 'platform_to_ship', stop: 'platform_to_ship' },
  { status: 'under_inspection', stop: 'under_inspection' },
  { status: 'pending_buyer_confirmation', stop: 'under_inspection' },
  { status: 'on_way_to_warehouse', stop: 'on_way_to_warehouse' },
  { status: 'seller_to_ship', stop: 'seller_to_ship' },
  { status: 'transaction_closed', stop: 'confirming_buyer_order' },
  { status: 'confirming_buyer_order', stop: 'confirming_buyer_order' },
  { status: 'to_pay', stop: 'to_pay' },
  { status: 'platform_received', stop: 'platform_received' },
] as const;

type Status = (typeof wanted)[number]['status'];
type One = { readonly index: number; readonly status: Status; readonly stop: Stop; readonly present: Date };
/** The item and price of a deal, without its seller and buyer. */
type Offer = Omit<Deal, 'seller' | 'buyer'>;

/** Number of played orders, and the statuses for which nobody of the demo may buy at present. */
export type Played = { readonly played: number; readonly left: readonly Status[] };

/**
 * Plays one order in every status that can be reached now, between Bea and Sam where that is possible, so that their
 * screens all show something. Deadlines pass while a stack runs, so every start fills what has gone missing (ADR 0026).
 */
export async function playOneOfEach(stage: Stage, pool: Pool, present: Date): Promise<Played> {
  const before = await countStaffOrders(pool);
  const missing = [...wanted.entries()].filter(([, { status }]) => (before.get(status) ?? 0) === 0);
  const left: Status[] = [];
  for (const [index, one] of missing) {
    if (!(await playOne(stage, pool, { ...one, index, present }))) left.push(one.status);
  }
  return { played: missing.length - left.length, left };
}

/** Returns false when the limits of the trade stop everybody who could take part. */
async function playOne(stage: Stage, pool: Pool, { index, status, stop, present }: One): Promise<boolean> {
  const { cast, clock } = stage;
  const sizes = await sizesOf(pool, index);
  const returned = status === 'to_pay' ? await returnedAsk(pool, sizes, cast.of('sam')) : undefined;
  // An ask that came back has a history up to now.
  clock.moveTo(returned === undefined ? new Date(present.getTime() - hoursTo[stop] * HOUR_MS) : present);
  const listed = returned ?? (await listOne(stage, offerOf(sizes, { index, present })));
  if (listed === undefined) return false;
  const bought = await firstWhoMay(buyersOf(cast, status, listed.seller), (buyer) => buy(stage, { ...listed, buyer }));
  if (bought === undefined) return false;
  const { person: buyer, result: orderId } = bought;
  await playOrder(stage, { deal: { ...listed, buyer }, orderId, stop });
  if (status === 'transaction_closed') {
    await stage.act(listed.seller, 'cancelOrder', { params: { orderId }, body: { isSeller: true } });
  }
  if (status === 'pending_buyer_confirmation') await noteDefect(stage, listed, orderId);
  if (status === 'platform_received' || status === 'platform_to_ship') {
    // The four hours for an answer begin now, rather than when the item came.
    clock.moveTo(present);
    await askToHurry(stage, { orderId, buyer, isAnswered: status === 'platform_to_ship' });
  }
  return true;
}

/** Notes a small defect (E59), about which the buyer has to decide. */
async function noteDefect({ act, cast, photosOf }: Stage, { category, itemId }: Offer, id: OrderId): Promise<void> {
  const checklist = checklistOf(category).points;
  // Half way down the list: the first points ask which item it is and whether it is new.
  const marked = checklist[Math.ceil(checklist.length / 2)];
  const photos = await photosOf(itemId);
  const closeUp = photos[1] ?? photos[0];
  const mark = closeUp === undefined ? null : { fileId: closeUp.fileId, spot: { x: 0.46, y: 0.52 } };
  const points = checklist.map((point) => ({
    id: point.id,
    ...(point === marked ? { verdict: 'noted', note: 'a mark of 6 mm', mark } : { verdict: 'pass', note: null }),
  }));
  await act(cast.of('noli'), 'noteDefect', { params: { id }, body: { points, photos } });
}

/**
 * Returns the possible buyers of an order. Bea buys, except for orders that stay unpaid: these lapse after a quarter of
 * an hour and count against their buyer, at most three times a day. Everybody but Bea shares them, so that a person who
 * plays her can buy.
 */
function buyersOf(cast: Cast, status: Status, seller: CastMember): readonly CastMember[] {
  const bea = cast.of('bea');
  const others = [...cast.buyers, ...cast.sellers].filter((one) => one !== bea && one !== seller);
  return status === 'to_pay' ? others : [bea, ...others];
}

/** An item of its own for each row of `wanted`. */
type Sizes = Pick<Offer, 'itemId' | 'category'> & {
  readonly marketPriceCentavos: number;
  readonly skus: readonly Sku[];
};

/**
 * The items that the demo can pay with GCash in one payment. A handbag may cost twice the limit of GCash, and asks are
 * at most 15 % above the market price.
 */
const payableItems = tradedItems.filter(
  ({ marketPriceCentavos }) => marketPriceCentavos * 1.25 < channelLimits.GCASH.max,
);

async function sizesOf(pool: Pool, index: number): Promise<Sizes> {
  const item = payableItems[(index + 11) % payableItems.length];
  if (item === undefined) throw new Error('Expected the catalogue to have items.');
  const itemId = toId('itm', item.id);
  const { category, marketPriceCentavos } = item;
  return { itemId, category, marketPriceCentavos, skus: await skusOfItem(pool, itemId) };
}

type Listed = Offer & { readonly seller: CastMember };

/**
 * Finds the ask that came back to its book when the unpaid order on it lapsed. The seed buys it again, so that starts
 * do not pile up asks.
 */
async function returnedAsk(
  pool: Pool,
  { itemId, category, skus }: Sizes,
  seller: CastMember,
): Promise<Listed | undefined> {
  for (const { id: skuId } of skus) {
    const ask = await withTransaction(pool, (tx) => lowestListedAsk(tx, skuId, 'standard'));
    if (ask?.sellerId === seller.userId) return { itemId, category, skuId, price: ask.price, seller };
  }
  return undefined;
}

/**
 * Makes an offer below every ask in the book, so that the deal is about this ask: in a size that nobody sells, or else
 * in the dearest one.
 */
function offerOf(
  { itemId, category, marketPriceCentavos, skus }: Sizes,
  { index, present }: Pick<One, 'index' | 'present'>,
): Offer {
  const dearestFirst = skus.toSorted((one, other) => (other.lowestAsk ?? 0) - (one.lowestAsk ?? 0));
  const sku = skus.find(({ lowestAsk }) => lowestAsk === null) ?? dearestFirst[0];
  if (sku === undefined) throw new Error(`Expected ${itemId} to have sizes.`);
  const near = priceNear(marketPriceCentavos, `one of each ${index} ${present.toISOString().slice(0, 10)}`);
  const price = sku.lowestAsk === null || sku.lowestAsk > near ? near : subtract(sku.lowestAsk, priceLimits.step);
  return { itemId, category, skuId: sku.id, price };
}

async function listOne(stage: Stage, offer: Offer): Promise<Listed | undefined> {
  const sam = stage.cast.of('sam');
  const sellers = [sam, ...stage.cast.sellers.filter((one) => one !== sam)];
  const listed = await firstWhoMay(sellers, (seller) => listAsk(stage, { ...offer, seller }));
  if (listed === undefined) return undefined;
  stage.clock.advance(PAUSE_BEFORE_BUYING_MS);
  return { ...offer, seller: listed.person };
}

/** An ask of Sam that is live, so that the list of asks is not empty either. */
export async function listSamsAsk(stage: Stage, pool: Pool): Promise<void> {
  const offer = offerOf(await sizesOf(pool, 1), { index: 1, present: stage.clock.now() });
  await listAsk(stage, { ...offer, seller: stage.cast.of('sam') });
}
