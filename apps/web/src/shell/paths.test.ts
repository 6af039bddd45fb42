import { pesos } from '@suki/domain/money/centavos';
import { describe, expect, test } from 'vitest';
import {
  acceptedAskPath,
  asksPath,
  bidFormPath,
  checkoutPath,
  inboxPath,
  ordersPath,
  payoutPath,
  sellFormPath,
  signInPath,
} from './paths.ts';

test.each([
  ['a size alone', {}, '/bid?item=itm_1&sku=sku_1'],
  ['a price that was typed', { price: '8000' }, '/bid?item=itm_1&sku=sku_1&price=8000'],
  ['no price yet', { price: '' }, '/bid?item=itm_1&sku=sku_1'],
  ['other days', { price: '8000', days: 30 }, '/bid?item=itm_1&sku=sku_1&price=8000&days=30'],
])('the address of the bid page keeps %s', (_, draft, expected) => {
  expect(bidFormPath({ itemId: 'itm_1', skuId: 'sku_1', ...draft })).toBe(expected);
});

test.each([
  ['an item alone', {}, '/sell/itm_1'],
  ['a size', { skuId: 'sku_1' }, '/sell/itm_1?sku=sku_1'],
  ['price and days', { skuId: 'sku_1', price: '8000', days: 30 }, '/sell/itm_1?sku=sku_1&price=8000&days=30'],
  ['a sale to the highest bid', { skuId: 'sku_1', price: '', isNow: true }, '/sell/itm_1?sku=sku_1&now=1'],
])('the address of the sell page keeps %s', (_, draft, expected) => {
  expect(sellFormPath({ itemId: 'itm_1', ...draft })).toBe(expected);
});

test('the address of the checkout names the pair, the lane and the total that was shown', () => {
  const path = checkoutPath({ itemId: 'itm_1', skuId: 'sku_1', lane: 'flash', total: pesos(8_570) });
  expect(path).toBe('/checkout?item=itm_1&sku=sku_1&lane=flash&total=857000');
});

test('the address that the wallet gets names the size', () => {
  expect(acceptedAskPath('sku_9')).toBe('/asks?tab=selling&accepted=sku_9');
});

test('the sign-in page leads back to an address with its parameters', () => {
  expect(signInPath('/orders?tab=done')).toBe('/sign-in?redirect=%2Forders%3Ftab%3Ddone&paramsFrom=orders');
});

test.each([
  ['/sell/itm_1?sku=sku_1&price=4000', 'sell', '/sell/itm_1?sku=sku_1&price=4000'],
  ['/orders?paramsFrom=orders', 'orders', '/orders'],
  ['/checkout?item=itm_1&paramsFrom=checkout', 'checkout', '/checkout?item=itm_1'],
])('coverage 2: the way to sign in from %s says so in paramsFrom, once', (returnTo, from, redirect) => {
  const { searchParams } = new URL(signInPath(returnTo), 'https://suki.test');
  expect([...searchParams]).toEqual([
    ['redirect', redirect],
    ['paramsFrom', from],
  ]);
});

test('coverage 2: a page without a name of its own says nothing in paramsFrom', () => {
  expect(signInPath('/')).toBe('/sign-in?redirect=%2F');
});

describe('a list without a tab is the page alone', () => {
  test.each([
    [asksPath(), '/asks'],
    [asksPath('done'), '/asks?tab=done'],
    [inboxPath('order'), '/inbox'],
    [inboxPath('payment'), '/inbox?tab=payment'],
    [ordersPath(), '/orders'],
    [ordersPath({ role: 'seller' }), '/orders?role=seller'],
    [ordersPath({ role: 'seller', tab: 'done' }), '/orders?role=seller&tab=done'],
    [payoutPath('pyo_1'), '/wallet#pyo_1'],
  ])('%s', (path, expected) => {
    expect(path).toBe(expected);
  });
});
