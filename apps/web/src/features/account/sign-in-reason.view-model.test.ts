import { toId } from '@suki/domain/ids/id';
import { pesos } from '@suki/domain/money/centavos';
import { expect, test } from 'vitest';
import { bidFormPath, bidPath, checkoutPath, ordersPath, paths, sellFormPath } from '../../shell/paths.ts';
import { signInReason } from './sign-in-reason.view-model.ts';

const itemId = toId('itm', 'itm_0000000001');
const skuId = toId('sku', 'sku_0000000001');

test.each([
  ['a purchase', checkoutPath({ itemId, skuId, lane: 'standard', total: pesos(8_570) }), /to buy/, itemId],
  ['a bid', bidFormPath({ itemId, skuId }), /to bid/, itemId],
  ['a sale', sellFormPath({ itemId }), /to sell/, itemId],
  ['the own orders', ordersPath(), /your orders/, null],
  ['an own bid', bidPath('bid_0000000001'), /your bids/, null],
  ['the inbox', paths.inbox, /messages/, null],
  ['the wallet', paths.wallet, /wallet/, null],
  ['the account', paths.account, /account/, null],
] as const)('ux 42: the sign-in page says why one signs in: %s', (_, redirect, text, expected) => {
  const reason = signInReason('signIn', { paramsFrom: null, redirect });
  expect(reason.text).toMatch(text);
  expect(reason.itemId).toBe(expected);
});

test.each([null, '/', '/fees', '//evil.test/orders', 'https://evil.test/orders', '/checkout?item=abc'])(
  'ux 42: %s shows no item',
  (redirect) => {
    expect(signInReason('signIn', { paramsFrom: null, redirect }).itemId).toBeNull();
  },
);

test.each([
  ['checkout', 'Sign in to buy.', 'Your size and price are kept.'],
  ['bid', 'Sign in to bid.', 'What you typed is kept.'],
  ['sell', 'Sign in to sell.', 'What you typed is kept.'],
  ['orders', 'Sign in to see your orders.', null],
])('coverage 2: the sign-in page reads paramsFrom=%s and says why it asks', (paramsFrom, text, kept) => {
  expect(signInReason('signIn', { paramsFrom, redirect: null })).toEqual({ text, kept, itemId: null });
});

test('ux 42: a newcomer on the way to the checkout creates an account to buy', () => {
  expect(signInReason('register', { paramsFrom: 'checkout', redirect: null }).text).toBe('Create an account to buy.');
});

test.each([null, '', 'toString', 'https://evil.example', '<b>'])(
  'paramsFrom %j of a stranger gives no other reason than everybody’s',
  (paramsFrom) => {
    const everybodys = { text: 'Sign in to buy, bid and sell.', kept: null, itemId: null };
    expect(signInReason('signIn', { paramsFrom, redirect: null })).toEqual(everybodys);
  },
);
