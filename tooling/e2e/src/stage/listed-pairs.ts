import { expect } from '@playwright/test';
import type { Routes } from '@suki/contract/routes';
import type { z } from 'zod';
import { customers } from '../people/staff.ts';
import { type Caller, callerOf } from './caller.ts';
import { approve } from './orders.ts';

type Item = z.output<Routes['getItem']['response']>;
type Sku = Item['skus'][number];

/** A size of which nobody offers anything but our pairs. */
export type Pairs = { readonly item: Item; readonly sku: Sku };

const PRICE_CENTAVOS = 600_000;

/** Sam puts so many pairs of a size that nobody else sells on sale, all at one price, and pays the deposits. */
export async function listPairs(count: number): Promise<Pairs> {
  const sam = await callerOf(customers.seller);
  const pairs = await unsoldSize(sam);
  for (let number = 0; number < count; number += 1) {
    await listPair(sam, { itemId: pairs.item.id, skuId: pairs.sku.id, price: PRICE_CENTAVOS });
  }
  return pairs;
}

async function unsoldSize(sam: Caller): Promise<Pairs> {
  const { items } = await sam('recommendItemsToSell');
  for (const { id } of items) {
    const item = await sam('getItem', { params: { id } });
    const sku = item.skus.find(({ lowestAsk, flashLowestAsk }) => lowestAsk === null && flashLowestAsk === null);
    if (sku !== undefined) {
      return { item, sku };
    }
  }
  throw new Error(`Expected a size without an ask among ${items.length} items: reset the stack.`);
}

async function listPair(
  sam: Caller,
  pair: { readonly itemId: string; readonly skuId: string; readonly price: number },
): Promise<void> {
  const { items } = await sam('listAddresses');
  const { askId } = await sam('postAsk', { body: { ...pair, expiryDays: 30, returnAddressId: items[0]?.id } });
  const { attempt } = await sam('payAskDeposit', {
    params: { askId },
    body: { paymentMethod: 'GCASH', checkoutMethod: 'ONE_TIME_PAYMENT', returnPath: `/ask/${askId}` },
  });
  await approve(attempt.id);
  await expect
    .poll(async () => (await sam('getAsk', { params: { id: askId } })).status, { message: `the status of ${askId}` })
    .toBe('listed');
}
