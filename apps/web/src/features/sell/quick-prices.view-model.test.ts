import { sellerFees } from '@suki/domain/config/fees';
import { pesos } from '@suki/domain/money/centavos';
import { expect, test } from 'vitest';
import { quickPrices } from './quick-prices.view-model.ts';

test('quick prices: below the lowest, the lowest, the last sale; each once, each with its income', () => {
  const both = quickPrices({ lowestAsk: pesos(8_450), lastSale: pesos(8_300) }, sellerFees);
  expect(both.map(({ id, name }) => `${name} ${id}`)).toEqual(['Be first 8400', 'Lowest ask 8450', 'Last sale 8300']);
  expect(both[0]?.result).toBe('You get ₱7,646');
  expect(quickPrices({ lowestAsk: pesos(8_450), lastSale: pesos(8_450) }, sellerFees)).toHaveLength(2);
  expect(quickPrices({ lowestAsk: null, lastSale: null }, sellerFees)).toEqual([]);
});

test('a quick price that the rule forbids is not offered', () => {
  expect(quickPrices({ lowestAsk: pesos(500), lastSale: null }, sellerFees).map(({ id }) => id)).toEqual(['500']);
});
