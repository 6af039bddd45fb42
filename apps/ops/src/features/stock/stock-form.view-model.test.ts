import { describe, expect, test } from 'vitest';
import { pairOf } from './stock-form.view-model.ts';

const good = { skuId: 'sku_0123456789', price: '₱6,000', expiryDays: '30' };

test('a filled form is the call, with the price cleaned', () => {
  expect(pairOf(good)).toEqual({
    ok: true,
    pair: { skuId: 'sku_0123456789', price: 600_000, expiryDays: 30 },
  });
});

describe('told beside its field, and nothing is sent:', () => {
  test.each([
    ['skuId', '', 'Choose the size on the box.'],
    ['price', '6010', 'Use a multiple of ₱50.'],
    ['price', '', 'Fill this in.'],
    ['expiryDays', '31', 'Choose how long it is on sale.'],
  ] as const)('%s "%s"', (field, typed, error) => {
    const checked = pairOf({ ...good, [field]: typed });
    expect(checked).toEqual({ ok: false, errors: { [field]: error } });
  });
});
