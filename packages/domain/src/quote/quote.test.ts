import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sellerFees } from '../config/fees.ts';
import { outboundShipping, unknownRegionShipping } from '../config/shipping.ts';
import { type DeliveryRegion, deliveryRegions } from '../delivery/regions.table.ts';
import { add, centavos, pesos, zero } from '../money/centavos.ts';
import { buyerQuote } from './buyer-quote.ts';
import { penaltyPreview } from './penalty-preview.ts';
import { sellerQuote } from './seller-quote.ts';

describe('the all-in price of a buyer', () => {
  const shipping: Record<DeliveryRegion, number> = {
    NCR: 120,
    'NORTH LUZON': 160,
    'SOUTH LUZON': 160,
    VISAYAS: 200,
    MINDANAO: 220,
    'PUERTO PRINCESA': 220,
    'LUZON ISLAND': 240,
    MARINDUQUE: 240,
    MASBATE: 240,
    MINDORO: 240,
    CATANDUANES: 240,
    CORON: 280,
    BATANES: 280,
  };

  test.each(deliveryRegions)('to %s adds its shipping', (buyerRegion) => {
    const quote = buyerQuote({ price: pesos(6_250), lane: 'standard', buyerRegion });
    expect(quote.total).toBe(pesos(6_250 + shipping[buyerRegion]));
    expect(outboundShipping[buyerRegion]).toBe(pesos(shipping[buyerRegion]));
  });

  test('to an unknown region adds the middle one', () => {
    expect(buyerQuote({ price: pesos(500), lane: 'standard', buyerRegion: null }).shippingFee).toBe(
      unknownRegionShipping,
    );
  });

  test('has the flash fee in the flash lane only, and leaves out lines of nothing', () => {
    const flash = buyerQuote({ price: pesos(6_250), lane: 'flash', buyerRegion: 'NCR' });
    expect(flash.lines.map(({ id, amount }) => [id, amount])).toEqual([
      ['price', pesos(6_250)],
      ['shipping', pesos(120)],
      ['flash', pesos(375)],
    ]);
    expect(buyerQuote({ price: pesos(6_250), lane: 'standard', buyerRegion: 'NCR' }).flashFee).toBe(zero);
  });

  test('never falls below nothing by a coupon', () => {
    const quote = buyerQuote({ price: pesos(500), lane: 'standard', buyerRegion: 'NCR', couponAmount: pesos(10_000) });
    expect(quote).toMatchObject({ total: 0, couponAmount: pesos(620) });
  });

  test('is the sum of its lines, whatever the input', () => {
    const input = fc.record({
      price: fc.integer({ min: 50_000, max: 69_900_000 }).map(centavos),
      lane: fc.constantFrom('standard' as const, 'flash' as const),
      buyerRegion: fc.option(fc.constantFrom(...deliveryRegions)),
      couponAmount: fc.integer({ min: 0, max: 100_000 }).map(centavos),
    });
    fc.assert(
      fc.property(input, (given) => {
        const quote = buyerQuote(given);
        expect(add(...quote.lines.map((line) => line.amount))).toBe(quote.total);
        expect(quote.price + quote.shippingFee + quote.flashFee + quote.processingFee - quote.couponAmount).toBe(
          quote.total,
        );
      }),
    );
  });
});

test('what a seller receives is the sum of the lines shown', () => {
  fc.assert(
    fc.property(fc.integer({ min: 50_000, max: 69_900_000 }), (price) => {
      const quote = sellerQuote({ price: centavos(price), feeRules: sellerFees });
      expect(add(...quote.lines.map((line) => line.amount))).toBe(quote.income);
    }),
  );
  expect(sellerQuote({ price: pesos(6_250), feeRules: sellerFees })).toMatchObject({
    income: pesos(5_675),
    deposit: pesos(650),
  });
});

test('the seller is told beforehand what each broken promise costs', () => {
  expect(penaltyPreview(pesos(650))).toEqual([
    { detail: 'seller_rejected', kept: pesos(325), returned: pesos(325) },
    { detail: 'seller_confirm_timeout', kept: pesos(650), returned: zero },
    { detail: 'seller_ship_timeout', kept: pesos(650), returned: zero },
    { detail: 'no_scan', kept: pesos(650), returned: zero },
  ]);
});
