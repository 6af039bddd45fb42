import { expect, test } from 'vitest';
import { pesos } from '../money/centavos.ts';
import { buyerQuote } from '../quote/buyer-quote.ts';
import { totalRise } from './total-rise.ts';

const seen = { price: pesos(8_450), lane: 'standard', buyerRegion: 'NCR', couponAmount: pesos(100) } as const;

test.each([
  ['the seller’s price', { price: pesos(8_850) }, { cause: 'price', by: pesos(400), total: pesos(8_870) }],
  ['the delivery', { buyerRegion: 'VISAYAS' }, { cause: 'shipping', by: pesos(80), total: pesos(8_550) }],
  ['a coupon that is gone', { couponAmount: undefined }, { cause: 'coupon', by: pesos(100), total: pesos(8_570) }],
  ['fees', { lane: 'flash' }, { cause: 'fees', by: pesos(375), total: pesos(8_845) }],
  ['the price before all others', { price: pesos(8_500), buyerRegion: 'VISAYAS' }, { cause: 'price', by: pesos(50) }],
] as const)('ux 8: a total that went up says why and by how much: %s', (_, change, rise) => {
  expect(totalRise(buyerQuote(seen), buyerQuote({ ...seen, ...change }))).toMatchObject(rise);
});

test.each([
  ['the same', {}],
  ['a lower price', { price: pesos(8_400) }],
  ['a lower price that pays for a dearer delivery', { price: pesos(8_300), buyerRegion: 'VISAYAS' }],
] as const)('ux 8: a total that did not go up asks nothing: %s', (_, change) => {
  expect(totalRise(buyerQuote(seen), buyerQuote({ ...seen, ...change }))).toBeNull();
});
