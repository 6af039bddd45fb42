import { expect } from '@playwright/test';
import type { Routes } from '@suki/contract/routes';
import type { z } from 'zod';
import { customers } from '../people/staff.ts';
import { type Caller, callerOf } from './caller.ts';
import { approve } from './orders.ts';

type Item = z.output<Routes['getItem']['response']>;
type Sku = Item['skus'][number];

/** A size of which nobody else has a pair as cheap as ours. */
export type Pairs = { readonly item: Item; readonly sku: Sku };

const STEP_CENTAVOS = 5_000;
const USUAL_CENTAVOS = 600_000;

/** Sam puts so many pairs on sale at one price, below every other ask of their size, and pays the deposits. */
export async function listPairs(itemName: string, count: number): Promise<Pairs> {
  const sam = await callerOf(customers.seller);
  const { items } = await sam('recommendItemsToSell');
  const card = items.find(({ name }) => name.startsWith(itemName));
  if (card === undefined) {
    throw new Error(`Expected "${itemName}" among ${items.map(({ name }) => name).join(', ')}.`);
  }
  const item = await sam('getItem', { params: { id: card.id } });
  const sku = item.skus.find(({ lowestAsk }) => lowestAsk === null) ?? item.skus.at(-1);
  if (sku === undefined) {
    throw new Error(`Expected ${item.name} to have sizes.`);
  }
  const price = sku.lowestAsk === null ? USUAL_CENTAVOS : sku.lowestAsk - STEP_CENTAVOS;
  for (let number = 0; number < count; number += 1) {
    await listPair(sam, { itemId: item.id, skuId: sku.id, price });
  }
  return { item, sku };
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
