import { expect } from '@playwright/test';
import type { Routes } from '@suki/contract/routes';
import type { z } from 'zod';
import type { Caller } from './caller.ts';
import { ownSeller } from './new-seller.ts';
import { approve } from './orders.ts';
import { WORKERS, workerIndex } from './worker.ts';

type Item = z.output<Routes['getItem']['response']>;
type Sku = Item['skus'][number];

/** A size that nobody else sells. */
export type Pairs = { readonly item: Item; readonly sku: Sku };

const PRICE_CENTAVOS = 600_000;

/**
 * Lists `count` pairs of one size that nobody else sells, at one price, and pays the deposits.
 * @param by - Default: the seller of this worker.
 * @param category - Default: any.
 */
export async function listPairs(count: number, by?: Caller, category?: Item['category']): Promise<Pairs> {
  const seller = by ?? (await ownSeller());
  const pairs = await unsoldSize(seller, category);
  for (let number = 0; number < count; number += 1) {
    await listPair(seller, { itemId: pairs.item.id, skuId: pairs.sku.id, price: PRICE_CENTAVOS });
  }
  return pairs;
}

/** Each worker looks through items of its own, or two tests would buy each other's pairs. */
async function unsoldSize(seller: Caller, category?: Item['category']): Promise<Pairs> {
  const { items } = await seller('recommendItemsToSell');
  for (const { id } of items.filter((_item, index) => index % WORKERS === workerIndex())) {
    const item = await seller('getItem', { params: { id } });
    if (category !== undefined && item.category !== category) continue;
    const sku = item.skus.find(({ lowestAsk, flashLowestAsk }) => lowestAsk === null && flashLowestAsk === null);
    if (sku !== undefined) {
      return { item, sku };
    }
  }
  throw new Error(`Expected a size without an ask among ${items.length} items: reset the stack.`);
}

async function listPair(
  seller: Caller,
  pair: { readonly itemId: string; readonly skuId: string; readonly price: number },
): Promise<void> {
  const { items } = await seller('listAddresses');
  const { askId } = await seller('postAsk', { body: { ...pair, expiryDays: 30, returnAddressId: items[0]?.id } });
  const { attempt } = await seller('payAskDeposit', {
    params: { askId },
    body: { paymentMethod: 'GCASH', checkoutMethod: 'ONE_TIME_PAYMENT', returnPath: `/ask/${askId}` },
  });
  await approve(attempt.id);
  await expect
    .poll(async () => (await seller('getAsk', { params: { id: askId } })).status, { message: `the status of ${askId}` })
    .toBe('listed');
}
