import { proves } from '@suki/evidence/proves';
import { expect, test } from 'vitest';
import { useForgetPerson } from './hooks/users.ts';
import { isAbout, isList, isPrivate, keys, staffKeys } from './keys.ts';

const samples = [
  keys.user(),
  keys.addresses(),
  keys.skuBook('itm_1', 'sku_1'),
  keys.purchaseHistory('itm_1'),
  keys.purchaseHistory('itm_1', 'sku_1'),
  keys.feeRules('shoes'),
  keys.itemsToSell(),
  keys.item('itm_1'),
  keys.asks('selling'),
  keys.ask('ask_1'),
  keys.bids('active'),
  keys.bidsOfItem('itm_1'),
  keys.bid('bid_1'),
  keys.orders('buyer', 'to_pay'),
  keys.orders('seller', 'to_pay'),
  keys.order('ord_1'),
  keys.verification('ord_1'),
  keys.certificate('crt_1'),
  keys.tracking('trk_1'),
  keys.inbox('order'),
  keys.transactions(),
  keys.ledger(),
  keys.deposits(),
  keys.withdrawalAccounts(),
  keys.paymentMethods(),
  keys.payouts(),
  keys.payout('pyo_1'),
  keys.savedItems(),
  keys.savedItems('used'),
  keys.savedBrands(),
  keys.savedBrand('brd_1'),
  keys.ownWishList(),
  keys.followedUsers(),
  keys.arrivalNotices(),
  keys.arrivalNotices('itm_1'),
  keys.searches(),
  keys.footprint(),
  keys.collection(),
  keys.collectionTotals(),
  keys.wishList('kpt_1'),
  staffKeys.orders('to_pay'),
  staffKeys.order('ord_1'),
  staffKeys.orderCounts(),
  staffKeys.refunds('FAILED'),
  staffKeys.messagePreviews(),
  staffKeys.messagePreview('order-paid'),
  staffKeys.clock(),
];

test('no two answers share a key', () => {
  expect(new Set(samples.map((key) => JSON.stringify(key))).size).toBe(samples.length);
});

test('after a sign-out only facts that are the same for everyone stay', () => {
  proves('On logout all lists are cleared.', { useForgetPerson });
  const kept = samples.filter((key) => !isPrivate(key)).map(([noun]) => noun);
  expect(new Set(kept)).toEqual(new Set(['book', 'fee-rules', 'item', 'certificate', 'wish-list']));
});

test.each([
  [keys.order('ord_1'), true, false],
  [keys.orders('buyer', 'done'), true, true],
  [keys.ask('ask_1'), false, false],
])('%j is about orders: %s, a list of orders: %s', (key, about, list) => {
  expect(isAbout('order')(key)).toBe(about);
  expect(isList('order')(key)).toBe(list);
});
