import { toId } from '@suki/domain/ids/id';
import { pesos } from '@suki/domain/money/centavos';
import type { Order } from '@suki/sdk/types';
import { expect, test } from 'vitest';
import { buyAgain, canBuyAgain } from './buy-again.view-model.ts';

const at = '2026-11-21T04:05:00.000Z';
const rejected = {
  status: 'transaction_closed',
  role: 'buyer',
  closure: { reason: 'seller_rejected', detail: 'seller_rejected' },
  reversedAmount: null,
  item: { id: toId('itm', 'itm_0000000001') },
  sku: { id: toId('sku', 'sku_0000000001') },
  history: [{ event: 'E42', from: 'confirming_buyer_order', to: 'transaction_closed', actor: 'seller', at }],
  buyerAddress: { region: 'NCR' },
} as unknown as Order;

test.each([
  ['a buyer whose seller rejected', {}, true],
  ['its seller', { role: 'seller' }, false],
  ['a buyer while the order runs', { status: 'confirming_buyer_order' }, false],
  ['a buyer whose bank took the payment back', { reversedAmount: pesos(8_570) }, false],
  ['a buyer who has the item', { status: 'transaction_successful' }, false],
] as const)('ux 18: buying again is offered to %s: %#', (_, change, expected) => {
  expect(canBuyAgain({ ...rejected, ...change } as Order)).toBe(expected);
});

test('ux 18: it leads to the checkout of the same size, at the total that it names', () => {
  const { href, label } = buyAgain(rejected, { lowestAsk: pesos(8_450) }, 'US M 9 · EU 42.5');
  expect(label).toBe('Buy again for ₱8,570');
  expect(href).toBe('/checkout?item=itm_0000000001&sku=sku_0000000001&lane=standard&total=857000');
});

test('ux 18: while nobody sells the size, it leads to a bid on it', () => {
  const { href, text } = buyAgain(rejected, { lowestAsk: null }, 'US M 9 · EU 42.5');
  expect(href).toBe('/bid?item=itm_0000000001&sku=sku_0000000001');
  expect(text).toMatch(/US M 9 · EU 42.5/);
});
