import { expect, test } from 'vitest';
import { bidFormPath } from './bid-form-path.ts';

test.each([
  ['a size alone', {}, '/bid?item=itm_1&sku=sku_1'],
  ['a price that was typed', { price: '8000' }, '/bid?item=itm_1&sku=sku_1&price=8000'],
  ['no price yet', { price: '' }, '/bid?item=itm_1&sku=sku_1'],
  ['other days', { price: '8000', days: 30 }, '/bid?item=itm_1&sku=sku_1&price=8000&days=30'],
])('the address of the bid page keeps %s', (_, draft, expected) => {
  expect(bidFormPath({ itemId: 'itm_1', skuId: 'sku_1', ...draft })).toBe(expected);
});
