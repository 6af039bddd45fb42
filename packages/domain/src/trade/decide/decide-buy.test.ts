import { describe, expect, test } from 'vitest';
import { approved, firesAt, later, movesOf, refused } from '../../../testing/decisions.ts';
import {
  askFixture,
  buyerFacts,
  ids,
  itemFacts,
  tuesday as now,
  stockFixture,
} from '../../../testing/trade-fixtures.ts';
import { sellerFees } from '../../config/fees.ts';
import { pesos } from '../../money/centavos.ts';
import { decide } from './decide.ts';

const buy = {
  name: 'buy_at_lowest_ask',
  orderId: ids.order,
  skuId: ids.sku,
  lane: 'standard',
  maxTotal: pesos(6_370),
} as const;
const facts = { ask: askFixture(), hasLinkedAsk: false, buyer: buyerFacts, item: itemFacts, feeRules: sellerFees };

describe('buying at the lowest ask (E31)', () => {
  test.each([
    { change: { item: { status: 'listed', hasSku: false } }, reason: 'SKU_NOT_FOUND' },
    { change: { item: { status: 'unlisted', hasSku: true } }, reason: 'ITEM_NOT_LISTED' },
    { change: { buyer: { ...buyerFacts, isOwnBidMatched: true } }, reason: 'OWN_BID_MATCHED' },
  ] as const)('is refused with $reason for $change', ({ change, reason }) => {
    expect(decide(buy, { ...facts, ...change }, now)).toEqual(refused(reason));
  });

  test('is allowed where the own bid on the size is not matched', () => {
    const buyer = { ...buyerFacts, isOwnBidMatched: false };
    expect(decide(buy, { ...facts, buyer }, now).ok).toBe(true);
  });

  test('reserves the coupon that was chosen, and takes it off the total', () => {
    const coupon = { id: ids.coupon, amount: pesos(100) };
    const approval = approved(decide({ ...buy, maxTotal: pesos(6_270) }, { ...facts, coupon }, now));
    expect(approval.creations).toMatchObject([{ row: { total: 627_000, couponAmount: 10_000, couponId: ids.coupon } }]);
    expect(approval.coupons).toEqual([{ change: 'reserve', id: ids.coupon, orderId: ids.order }]);
  });

  test('from stock reserves the item with its ask, and gives 15 minutes to pay', () => {
    const ask = askFixture({ lane: 'flash', stockId: ids.stock });
    const flash = { ...facts, ask, stock: stockFixture() };
    const approval = approved(decide({ ...buy, lane: 'flash', maxTotal: pesos(10_000) }, flash, now));
    expect(movesOf(approval)).toEqual([
      'E31: ask listed buyer_to_pay',
      'E31: order none to_pay',
      'E31: stock in_stock reserved',
    ]);
    expect(firesAt(approval, 'payment_window')).toEqual(later(15 * 60_000));
  });

  test('above what was accepted is refused with the whole quote of now, the coupon in its lines', () => {
    const coupon = { id: ids.coupon, amount: pesos(100) };
    const decision = decide({ ...buy, maxTotal: pesos(6_269) }, { ...facts, coupon }, now);
    const lines = [
      { id: 'price', amount: 625_000, rule: 'quote.price' },
      { id: 'shipping', amount: 12_000, rule: 'quote.shipping' },
      { id: 'coupon', amount: -10_000, rule: 'quote.coupon' },
    ];
    const quote = { skuId: ids.sku, lane: 'standard', total: 627_000, lines };
    expect(decision).toEqual(refused('PRICE_CHANGED', { maxTotal: 626_900, total: 627_000, quote }));
  });
});
