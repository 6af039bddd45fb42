import { skusOfItem } from '@suki/db/queries/catalogue';
import { countStaffOrders } from '@suki/db/queries/staff-orders';
import { catalogueItems } from '@suki/db/seed/catalogue/items.table';
import { toId } from '@suki/domain/ids/id';
import { centavos } from '@suki/domain/money/centavos';
import type { Pool } from 'pg';
import { priceNear } from './market.ts';
import { type Deal, hoursTo, listAsk, playDeal, type Stage, type Stop } from './trade.ts';

const HOUR_MS = 3_600_000;
const PRICE_STEP = 5_000;

/** The statuses of an order with the stop that leads there. `delivered` and `to_receive` are one status for the order. */
const wanted = [
  { status: 'transaction_successful', stop: 'transaction_successful' },
  { status: 'to_receive', stop: 'delivered' },
  { status: 'to_receive', stop: 'to_receive' },
  { status: 'platform_to_ship', stop: 'platform_to_ship' },
  { status: 'under_inspection', stop: 'under_inspection' },
  { status: 'platform_received', stop: 'platform_received' },
  { status: 'on_way_to_warehouse', stop: 'on_way_to_warehouse' },
  { status: 'seller_to_ship', stop: 'seller_to_ship' },
  { status: 'transaction_closed', stop: 'confirming_buyer_order' },
  { status: 'confirming_buyer_order', stop: 'confirming_buyer_order' },
  { status: 'to_pay', stop: 'to_pay' },
] as const;

/**
 * One order in every status that can be reached now, between Bea and Sam where that is possible: whoever opens the shop as one of them
 * sees each screen with something on it. Deadlines pass while a stack runs, so every start fills what has gone missing.
 */
export async function playOneOfEach(stage: Stage, pool: Pool, present: Date): Promise<number> {
  const before = await countStaffOrders(pool);
  let played = 0;
  for (const [index, { status, stop }] of wanted.entries()) {
    if ((before.get(status) ?? 0) > 0 && !(before.size === 0)) continue;
    await playOne(stage, pool, { index, status, stop, present });
    played += 1;
  }
  return played;
}

type One = { readonly index: number; readonly status: string; readonly stop: Stop; readonly present: Date };

async function playOne(stage: Stage, pool: Pool, { index, status, stop, present }: One): Promise<void> {
  const deal = await dealOf(stage, pool, { index, present });
  stage.clock.moveTo(new Date(present.getTime() - hoursTo[stop] * HOUR_MS));
  const orderId = await playDeal(stage, status === 'to_pay' ? { ...deal, buyer: stage.cast.of('kiko') } : deal, stop);
  if (status === 'transaction_closed') {
    await stage.act(deal.seller, 'cancelOrder', { params: { orderId }, body: { isSeller: true } });
  }
}

/** A deal on an item of its own, in the smallest size, where the market has nothing cheaper. */
async function dealOf({ cast }: Stage, pool: Pool, { index, present }: Pick<One, 'index' | 'present'>): Promise<Deal> {
  const item = catalogueItems[(index + 11) % catalogueItems.length];
  if (item === undefined) throw new Error('Expected the catalogue to have items.');
  const itemId = toId('itm', item.id);
  const skus = await skusOfItem(pool, itemId);
  const sku = skus.find(({ lowestAsk }) => lowestAsk === null) ?? skus[0];
  if (sku === undefined) throw new Error(`Expected ${item.name} to have sizes.`);
  // Below whatever stands in the book, so that the deal is about this ask.
  const near = priceNear(item.marketPriceCentavos, `one of each ${index} ${present.toISOString().slice(0, 10)}`);
  const price = sku.lowestAsk === null || sku.lowestAsk > near ? near : centavos(sku.lowestAsk - PRICE_STEP);
  return { itemId, skuId: sku.id, category: item.category, price, seller: cast.of('sam'), buyer: cast.of('bea') };
}

/** An ask of Sam that is live, so that the list of asks is not empty either. */
export async function listSamsAsk(stage: Stage, pool: Pool): Promise<void> {
  const deal = await dealOf(stage, pool, { index: 1, present: stage.clock.now() });
  await listAsk(stage, deal);
}
