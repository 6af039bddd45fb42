import { expect, test } from 'vitest';
import { eventIds, transition } from '../table/transitions.table.ts';
import { type OrderStatus, orderStatuses } from './statuses.ts';
import { hasReachedUs, isIncomePosted, isMoneyHeld } from './whereabouts.ts';

const expected: Readonly<Record<OrderStatus, readonly [money: boolean, income: boolean, here: boolean]>> = {
  to_pay: [false, false, false],
  confirming_buyer_order: [true, false, false],
  seller_to_ship: [true, false, false],
  on_way_to_warehouse: [true, false, false],
  platform_received: [true, false, true],
  under_inspection: [true, false, true],
  pending_buyer_confirmation: [true, false, true],
  platform_to_ship: [false, true, true],
  to_receive: [false, true, true],
  transaction_successful: [false, true, true],
  transaction_closed: [false, false, false],
};

test.each(orderStatuses)('in %s it is known who has the money, and whether the item was here', (status) => {
  expect([isMoneyHeld(status), isIncomePosted(status), hasReachedUs(status)]).toEqual(expected[status]);
});

test('the income is posted by every row that lets a sale pass on to the buyer, and by none that keeps the money', () => {
  const rows = eventIds.map(transition).filter(({ money }) => money?.includes('discount_given'));
  const reached = rows.flatMap(({ order }) => (order === undefined || order.to === 'stays' ? [] : [order.to]));
  expect(reached.length).toBeGreaterThan(0);
  expect(reached.filter((status) => !isIncomePosted(status))).toEqual([]);
});
