import { describe, expect, test } from 'vitest';
import { approved } from '../../../testing/decisions.ts';
import {
  askFixture,
  bidFixture,
  buyerFacts,
  ids,
  itemFacts,
  tuesday as now,
  paidOrderFixture,
  stockFixture,
} from '../../../testing/trade-fixtures.ts';
import { sellerFees } from '../../config/fees.ts';
import { add, pesos } from '../../money/centavos.ts';
import type { CommandOf, FactsOf } from '../facts/commands.ts';
import { decide } from './decide.ts';

type Buy = Partial<CommandOf<'buy_at_lowest_ask'>>;

const buying = (facts: Partial<FactsOf<'buy_at_lowest_ask'>> = {}, command: Buy = {}) =>
  decide(
    {
      name: 'buy_at_lowest_ask',
      orderId: ids.order,
      skuId: ids.sku,
      lane: 'standard',
      maxTotal: pesos(10_000),
      ...command,
    },
    {
      ask: askFixture(),
      hasLinkedAsk: false,
      buyer: buyerFacts,
      item: itemFacts,
      feeRules: sellerFees,
      ...facts,
    },
    now,
  );
const coupon = { id: ids.coupon, amount: pesos(100) };
const flashAsk = askFixture({ lane: 'flash', stockId: ids.stock });
const offered = paidOrderFixture({
  status: 'transaction_closed',
  closure: { reason: 'no_return_required', detail: 'seller_rejected' },
  rematch: 'offered',
  couponAmount: pesos(100),
  couponId: ids.coupon,
});

describe('an order keeps the lines that its decision was made with, and they sum to its total:', () => {
  test.each([
    { what: 'bought', decision: () => buying(), lines: ['price 6250', 'shipping 120'] },
    {
      what: 'bought from stock',
      decision: () => buying({ ask: flashAsk, stock: stockFixture() }, { lane: 'flash' }),
      lines: ['price 6250', 'shipping 120', 'flash 375'],
    },
    {
      what: 'bought with a coupon',
      decision: () => buying({ coupon }),
      lines: ['price 6250', 'shipping 120', 'coupon -100'],
    },
    {
      what: 'taken as another pair, the coupon counted anew',
      decision: () =>
        decide(
          { name: 'take_rematch', callerId: ids.buyer, orderId: ids.nextOrder },
          {
            order: offered,
            ask: askFixture({ id: ids.nextAsk, sellerId: ids.otherSeller, price: pesos(6_100) }),
            coupon: { ...coupon, amount: pesos(60) },
            feeRules: sellerFees,
            buyerRegion: 'NCR',
          },
          now,
        ),
      lines: ['price 6100', 'shipping 120', 'coupon -60'],
    },
    {
      what: 'of a matched bid, without flash fee and coupon',
      decision: () =>
        decide(
          { name: 'match_book', incoming: 'bid' },
          {
            ask: askFixture({ price: pesos(5_900) }),
            bid: bidFixture(),
            newOrder: { orderId: ids.order, feeRules: sellerFees, buyerRegion: 'VISAYAS' },
          },
          now,
        ),
      lines: ['price 5900', 'shipping 200'],
    },
  ])('$what', ({ decision, lines }) => {
    const orders = approved(decision()).creations.filter((creation) => creation.entity === 'order');
    expect(orders.map(({ quoteLines }) => quoteLines.map(({ id, amount }) => `${id} ${amount / 100}`))).toEqual([
      lines,
    ]);
    for (const { row, quoteLines } of orders) expect(add(...quoteLines.map(({ amount }) => amount))).toBe(row.total);
  });
});
