import { describe, expect, test } from 'vitest';
import { approved } from '../../../../testing/decisions.ts';
import { acceptingSeller, flashTrade, newOrder } from '../../../../testing/trade-cases/case.ts';
import { bidFixture, ids, itemFacts, tuesday as now, stockFixture } from '../../../../testing/trade-fixtures.ts';
import { decide } from '../../decide/decide.ts';

describe('flash stock follows its ask', () => {
  test.each([
    { status: 'in_stock', to: 'reserved', name: 'buy' },
    { status: 'reserved', to: 'in_stock', name: 'lapse' },
  ] as const)('$status becomes $to', ({ status, to, name }) => {
    const stock = stockFixture({ status });
    const { ask, order } = flashTrade('buyer_to_pay', 'to_pay', { paidByAttemptId: null });
    const decision =
      name === 'lapse'
        ? decide({ name: 'payment_time_over' }, { ask, order, stock, pendingAttempt: null, wasExtended: false }, now)
        : decide(
            { name: 'accept_bid', askId: ids.ask, depositId: ids.deposit, floorPrice: null },
            {
              ask: { ...ask, status: 'listed' },
              stock,
              bid: bidFixture(),
              hasLinkedBid: false,
              seller: acceptingSeller,
              item: itemFacts,
              newOrder,
            },
            now,
          );
    expect(approved(decision).moves).toContainEqual(expect.objectContaining({ entity: 'stock', from: status, to }));
  });
});
