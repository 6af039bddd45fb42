import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { askFixture, paidOrderFixture, tuesday } from '../../testing/trade-fixtures.ts';
import { sellerFees } from '../config/fees.ts';
import { channelLimits } from '../config/payment-limits.ts';
import { priceLimits } from '../config/prices.ts';
import { outboundShipping, unknownRegionShipping } from '../config/shipping.ts';
import type { ClaimedCoupon, CouponValue } from '../coupons/coupon.ts';
import { type DeliveryRegion, deliveryRegions } from '../delivery/regions.table.ts';
import { toId } from '../ids/id.ts';
import { add, type Centavos, centavos, pesos, zero } from '../money/centavos.ts';
import { highestPrice } from '../money/price-rule.ts';
import { locales } from '../texts/locale.ts';
import { quoteLineText } from '../texts/quote-line-text.ts';
import { decide } from '../trade/decide/decide.ts';
import { lanes } from '../trade/facts/statuses.ts';
import type { TransitionRow } from '../trade/table/transition-row.ts';
import { eventIds, transition } from '../trade/table/transitions.table.ts';
import { buyerQuote } from './buyer-quote.ts';
import { penaltyPreview } from './penalty-preview.ts';
import { quoteWithCoupon } from './quote-with-coupon.ts';
import { sellerQuote } from './seller-quote.ts';
import { returnShippingFee } from './shipping-fee.ts';

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

  test('has one line per component, each with its rule', () => {
    const { lines } = buyerQuote({
      price: pesos(6_250),
      lane: 'flash',
      buyerRegion: 'NCR',
      couponAmount: pesos(50),
    });
    expect(lines.map(({ id, rule, amount }) => [id, rule, amount])).toEqual([
      ['price', 'quote.price', pesos(6_250)],
      ['shipping', 'quote.shipping', pesos(120)],
      ['flash', 'quote.flash', pesos(375)],
      ['coupon', 'quote.coupon', pesos(-50)],
    ]);
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

test('a seller sees one line per fee with its rule, and what it was before a discount', () => {
  const { techService, payment } = sellerFees;
  const feeRules = {
    techService: { ...techService, discountFeeAmount: 3 },
    payment: { ...payment, discountFeeAmount: 2 },
    operational: { ...payment, feeType: 'fixed', feeAmount: 15_000, minFee: null, discountFeeAmount: 0 },
  } as const;
  expect(sellerQuote({ price: pesos(6_250), feeRules }).lines).toEqual([
    { id: 'price', amount: pesos(6_250), rule: 'quote.price' },
    {
      id: 'techService',
      amount: pesos(-187.5),
      rule: 'quote.techService',
      amountBeforeDiscount: pesos(-250),
    },
    { id: 'payment', amount: pesos(-125), rule: 'quote.payment' },
    { id: 'operational', amount: zero, rule: 'quote.operational', amountBeforeDiscount: pesos(-150) },
  ]);
  const plain = sellerQuote({ price: pesos(6_250), feeRules: sellerFees, lane: 'flash' });
  expect(plain.lines.map((line) => [line.id, line.amount, 'amountBeforeDiscount' in line])).toEqual([
    ['price', pesos(6_250), false],
    ['techService', pesos(-250), false],
    ['payment', pesos(-125), false],
    ['operational', pesos(-200), false],
  ]);
  expect(plain.deposit).toBe(zero);
});

describe('every line of a quote', () => {
  const rules = [
    'price',
    'shipping',
    'flash',
    'processing',
    'coupon',
    'techService',
    'payment',
    'operational',
  ] as const;

  test.each(rules.flatMap((id) => locales.map((locale) => ({ id, locale }))))(
    'of $id says in $locale what it is and where it comes from',
    ({ id, locale }) => {
      const { name, sentence } = quoteLineText(`quote.${id}`, locale);
      expect(name).toMatch(/^\p{Lu}/u);
      expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
    },
  );

  test('speaks English when nothing is said', () => {
    expect(quoteLineText('quote.shipping')).toEqual({
      name: 'Delivery',
      sentence: 'From our warehouse to your region.',
    });
    expect(quoteLineText('quote.shipping', 'fil').name).toBe('Padala');
  });
});

test.each([
  { sellerRegion: 'NCR', fee: 220 },
  { sellerRegion: 'BATANES', fee: 380 },
  { sellerRegion: null, fee: 260 },
] as const)('the way back to a seller in $sellerRegion costs ₱$fee with handling', ({ sellerRegion, fee }) => {
  expect(returnShippingFee(sellerRegion)).toBe(pesos(fee));
});

describe('a quote with coupons', () => {
  const purchase = {
    price: pesos(500),
    lane: 'standard',
    buyerRegion: 'NCR',
    itemId: toId('itm', 'itm_0000000001'),
    categories: ['shoes'],
    now: new Date('2026-11-21T10:00:00+08:00'),
  } as const;
  const coupon = (value: CouponValue, minSpend = zero): ClaimedCoupon => ({
    id: toId('cpn', 'cpn_0000000001'),
    claimedAt: purchase.now,
    heldBy: null,
    usedAt: null,
    coupon: { source: 'all', appliesTo: { scope: 'all' }, value, minSpend, isDisabled: false, expiresAt: null },
  });

  test('counts with the one that serves best', () => {
    const ten = coupon({ promotionType: 'percentage', percent: 10, maxAmount: null });
    const { quote, coupon: applied } = quoteWithCoupon(purchase, [
      coupon({ promotionType: 'fixed', amount: pesos(40) }),
      ten,
    ]);
    expect(quote).toMatchObject({ total: pesos(570), couponAmount: pesos(50) });
    expect(applied).toEqual({ claimed: ten, amount: pesos(50) });
  });

  test('never falls below nothing', () => {
    const { quote, coupon: applied } = quoteWithCoupon(purchase, [
      coupon({ promotionType: 'fixed', amount: pesos(10_000) }),
    ]);
    expect([quote.total, quote.couponAmount, applied?.amount]).toEqual([0, pesos(620), pesos(620)]);
  });

  test('is the plain quote when none applies', () => {
    const given = [coupon({ promotionType: 'fixed', amount: pesos(40) }, pesos(500.01))];
    expect(quoteWithCoupon(purchase, given)).toEqual({ quote: buyerQuote(purchase), coupon: null });
  });

  test('equals its lines and is never negative, whatever the coupons', () => {
    const value = fc.oneof(
      fc.record({
        promotionType: fc.constant('fixed' as const),
        amount: fc.integer({ min: 1, max: 1_000_000 }).map(centavos),
      }),
      fc.record({
        promotionType: fc.constant('percentage' as const),
        percent: fc.integer({ min: 1, max: 10_000 }).map((hundredths) => hundredths / 100),
        maxAmount: fc.option(fc.integer({ min: 1, max: 1_000_000 }).map(centavos)),
      }),
    );
    const price = fc.integer({ min: 50_000, max: 69_900_000 }).map(centavos);
    const lane = fc.constantFrom('standard' as const, 'flash' as const);
    fc.assert(
      fc.property(price, lane, fc.array(value, { maxLength: 4 }), (given, inLane, values) => {
        const input = { ...purchase, price: given, lane: inLane };
        const { quote } = quoteWithCoupon(
          input,
          values.map((each) => coupon(each)),
        );
        expect(add(...quote.lines.map((line) => line.amount))).toBe(quote.total);
        expect(quote.total).toBeGreaterThanOrEqual(0);
        expect(quote.total).toBeLessThanOrEqual(buyerQuote(input).total);
      }),
    );
  });
});

describe('what each broken promise costs', () => {
  const kept = (payer: 'seller' | 'bidder', deposit: number) =>
    new Map(penaltyPreview(pesos(deposit), { payer }).map((row) => [row.detail, row]));

  test.each([
    { detail: 'seller_rejected', kept: 325, returned: 325 },
    { detail: 'seller_confirm_timeout', kept: 650, returned: 0 },
    { detail: 'seller_ship_timeout', kept: 650, returned: 0 },
    { detail: 'no_scan', kept: 650, returned: 0 },
  ] as const)('a seller is told beforehand: $detail keeps ₱$kept', ({ detail, ...amounts }) => {
    const row = { detail, kept: pesos(amounts.kept), returned: pesos(amounts.returned) };
    expect(kept('seller', 650).get(detail)).toMatchObject(row);
    expect(penaltyPreview(pesos(650)).find((each) => each.detail === detail)).toMatchObject(row);
  });

  test('who sold to a bid has nothing to confirm or to turn down: backing out costs the whole deposit', () => {
    const told = (isFromBid: boolean) => penaltyPreview(pesos(650), { isFromBid }).map(({ detail }) => detail);
    const confirming = ['seller_rejected', 'seller_confirm_timeout'];
    expect(told(true)).toEqual(told(false).filter((detail) => !confirming.includes(detail)));
    const cancelled = penaltyPreview(pesos(650), { isFromBid: true }).find(
      ({ detail }) => detail === 'seller_cancelled',
    );
    expect(cancelled).toMatchObject({ kept: pesos(650), returned: pesos(0) });
  });

  test.each([
    { detail: 'bid_default', payer: 'bidder', deposit: 650, kept: 650 },
    { detail: 'counterfeit', payer: 'seller', deposit: 650, kept: 650 },
    { detail: 'defect_refused', payer: 'seller', deposit: 650, kept: 220 },
    { detail: 'defect_refused', payer: 'seller', deposit: 220, kept: 220 },
    { detail: 'defect_refused', payer: 'seller', deposit: 100, kept: 100 },
  ] as const)(
    'of ₱$deposit, $detail keeps ₱$kept of the $payer in NCR',
    ({ detail, payer, deposit, kept: expected }) => {
      const rows = penaltyPreview(pesos(deposit), { payer, sellerRegion: 'NCR' });
      expect(rows.find((row) => row.detail === detail)).toMatchObject({
        detail,
        kept: pesos(expected),
        returned: pesos(deposit - expected),
      });
    },
  );

  test.each([
    { detail: 'seller_ship_timeout', to: 'buyer', wayBack: 0, harmed: 455, platform: 195 },
    { detail: 'seller_rejected', to: 'nobody', wayBack: 0, harmed: 0, platform: 325 },
    { detail: 'seller_confirm_timeout', to: 'nobody', wayBack: 0, harmed: 0, platform: 650 },
    { detail: 'counterfeit', to: 'buyer', wayBack: 0, harmed: 455, platform: 195 },
    { detail: 'wrong_item', to: 'buyer', wayBack: 220, harmed: 301, platform: 129 },
    { detail: 'defect_refused', to: 'nobody', wayBack: 220, harmed: 0, platform: 0 },
    { detail: 'bid_default', payer: 'bidder', to: 'seller', wayBack: 0, harmed: 455, platform: 195 },
  ] as const)('of ₱650 kept for $detail, ₱$harmed go to: $to', ({ detail, to, ...row }) => {
    const payer = 'payer' in row ? row.payer : 'seller';
    const { shares } =
      penaltyPreview(pesos(650), { payer, sellerRegion: 'NCR' }).find((each) => each.detail === detail) ?? {};
    expect(shares).toEqual({
      to,
      wayBack: pesos(row.wayBack),
      harmed: pesos(row.harmed),
      platform: pesos(row.platform),
    });
  });

  test.each([{ detail: 'seller_ship_timeout' }, { detail: 'wrong_item' }] as const)(
    'is shared out as told beforehand: $detail',
    ({ detail }) => {
      const told = penaltyPreview(pesos(650), { sellerRegion: 'NCR' }).find((each) => each.detail === detail);
      const closure = { reason: 'no_return_required', detail } as const;
      const ask = askFixture(
        { status: 'transaction_closed', closure },
        { status: 'deducted', deductedAmount: pesos(650) },
      );
      const order = paidOrderFixture({ status: 'transaction_closed', closure });
      const returnCost = told?.shares.wayBack;
      const facts = { ask, order, isReleased: false, wasDepositPaidByCard: false, returnCost };
      const decision = decide({ name: 'release_penalty' }, facts, tuesday);
      const entries = decision.ok ? decision.postings.flatMap((posting) => posting.entries) : [];
      const amountTo = (account: string) =>
        entries.filter((entry) => entry.account.startsWith(account)).reduce((sum, { amount }) => sum + amount, 0);
      expect(amountTo('platform:shipping_revenue')).toBe(told?.shares.wayBack);
      expect(amountTo('platform:penalty_revenue')).toBe(told?.shares.platform);
      expect(amountTo('wallet:')).toBe(told?.shares.harmed);
    },
  );

  test('the way back to a region that is not known costs the middle one', () => {
    expect(kept('seller', 650).get('defect_refused')?.kept).toBe(pesos(260));
  });

  test('a seller is not told what bidders owe, nor a bidder what sellers do', () => {
    expect(penaltyPreview(pesos(650)).map((row) => row.detail)).not.toContain('bid_default');
    expect([...kept('bidder', 650).keys()]).toEqual(['bid_default']);
  });

  test('kept and returned are the whole deposit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 500_000 }).map(centavos), (deposit) => {
        for (const row of [...penaltyPreview(deposit), ...penaltyPreview(deposit, { payer: 'bidder' })]) {
          expect(add(row.kept, row.returned)).toBe(deposit);
          expect(add(row.shares.wayBack, row.shares.harmed, row.shares.platform)).toBe(row.kept);
          expect(row.kept).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  test('is told of every row of the transition table that has a penalty', () => {
    const rows: readonly TransitionRow[] = eventIds.map(transition).filter(({ penalty }) => penalty !== undefined);
    const details = new Set(rows.flatMap(({ closure, details = [] }) => (closure ? [closure.detail, ...details] : [])));
    expect(new Set([...kept('seller', 100).keys(), ...kept('bidder', 100).keys()])).toEqual(details);
  });
});

test.each(lanes)(
  'the highest price of the %s lane can be paid by card wherever the buyer lives, and one step more could not in the flash lane',
  (lane) => {
    const highestTotal = (price: Centavos) =>
      Math.max(...deliveryRegions.map((buyerRegion) => buyerQuote({ price, lane, buyerRegion }).total));
    const most = highestPrice(lane);
    expect(highestTotal(most)).toBeLessThanOrEqual(channelLimits.CARDS.max);
    if (lane === 'flash') expect(highestTotal(add(most, priceLimits.step))).toBeGreaterThan(channelLimits.CARDS.max);
  },
);
