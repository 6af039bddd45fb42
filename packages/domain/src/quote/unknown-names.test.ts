import { describe, expect, test } from 'vitest';
import { sellerFees } from '../config/fees.ts';
import { deliveryDays } from '../delivery/delivery-days.ts';
import { estimateArrival } from '../delivery/estimate-arrival.ts';
import { pesos } from '../money/centavos.ts';
import { buyerQuote } from './buyer-quote.ts';
import { quoteWithCoupon } from './quote-with-coupon.ts';
import { sellerQuote } from './seller-quote.ts';
import { outboundShippingFee, returnShippingFee } from './shipping-fee.ts';

/* Plain JavaScript has no types: a name that there is not must not become a price or a date. */

const price = pesos(6_000);
const route = { lane: 'standard', sellerRegion: 'NCR', buyerRegion: 'NCR' } as const;
const from = new Date('2026-11-24T02:00:00Z');
const purchase = { ...route, price, from, itemId: 'itm_a', category: 'sneakers', now: from, userId: 'usr_a' };

/** Each function by its name, called with a part of its input in other words. */
const calls = {
  deliveryDays: (change: object) => deliveryDays({ ...route, ...change }),
  estimateArrival: (change: object) => estimateArrival({ ...route, from, ...change }),
  buyerQuote: (change: object) => buyerQuote({ ...route, price, ...change }),
  quoteWithCoupon: (change: object) => quoteWithCoupon({ ...purchase, ...change } as never, []),
  sellerQuote: (change: object) => sellerQuote({ price, feeRules: sellerFees, ...change }),
  outboundShippingFee: (change: object) => outboundShippingFee({ ...route, ...change }.buyerRegion),
  returnShippingFee: (change: object) => returnShippingFee({ ...route, ...change }.buyerRegion),
} as const;

describe('a lane that there is not', () => {
  test.each(['deliveryDays', 'estimateArrival', 'buyerQuote', 'quoteWithCoupon', 'sellerQuote'] as const)(
    'is refused by %s, which says what was expected and what came',
    (name) => {
      expect(() => calls[name]({ lane: 'express' })).toThrow('Expected a lane (standard, flash), got "express".');
      expect(() => calls[name]({ lane: null })).toThrow('Expected a lane (standard, flash), got null.');
      expect(() => calls[name]({ lane: 'flash' })).not.toThrow();
    },
  );
});

describe('a region that there is not', () => {
  const expected = /^Expected a delivery region \(NCR, [A-Z, ]*\), got /;

  test.each([
    'deliveryDays',
    'estimateArrival',
    'buyerQuote',
    'quoteWithCoupon',
    'outboundShippingFee',
    'returnShippingFee',
  ] as const)('is refused by %s, which says what was expected and what came', (name) => {
    for (const region of ['Cebu', 'ncr', 'constructor', '']) {
      expect(() => calls[name]({ buyerRegion: region })).toThrow(expected);
      expect(() => calls[name]({ buyerRegion: region })).toThrow(`got "${region}".`);
    }
    expect(() => calls[name]({ buyerRegion: undefined })).toThrow('got undefined.');
    expect(() => calls[name]({ buyerRegion: null })).not.toThrow();
  });

  test.each(['deliveryDays', 'estimateArrival'] as const)('is refused by %s for the seller as well', (name) => {
    expect(() => calls[name]({ sellerRegion: 'Cebu' })).toThrow(expected);
    expect(() => calls[name]({ sellerRegion: 'Cebu', lane: 'flash' })).not.toThrow();
  });
});
