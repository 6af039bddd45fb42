import { describe, expect, test } from 'vitest';
import { pesos, zero } from '../money/centavos.ts';
import { orderStatuses, type TimerKind } from '../trade/facts/statuses.ts';
import { orderNextSteps } from '../trade/table/next-step.table.ts';
import type { TransitionRow } from '../trade/table/transition-row.ts';
import { eventIds, transition } from '../trade/table/transitions.table.ts';
import { buyerCancellation, sellerCancellation } from './cancellation.ts';

const rows = eventIds.map(transition);
/** Deadlines of a seller. */
const lapses: Partial<Record<TimerKind, TransitionRow['command']>> = {
  confirmation: 'confirm_time_over',
  shipment: 'ship_time_over',
};
const cancelsAs = (actor: 'buyer' | 'seller', status: (typeof orderStatuses)[number]): readonly TransitionRow[] =>
  rows.filter(
    (row) =>
      row.command === 'cancel_order' &&
      row.actor === actor &&
      row.refuses === undefined &&
      row.order?.to === 'transaction_closed' &&
      row.order.from.includes(status),
  );

describe('a buyer who cancels', () => {
  test.each(orderStatuses)('an order in %s is told what the transition table does', (status) => {
    const [row] = cancelsAs('buyer', status);
    const told = row === undefined ? null : row.money?.includes('order_refunded') ? 'paid' : 'unpaid';
    expect(buyerCancellation(status)).toBe(told);
    expect(row?.penalty).toBeUndefined();
  });

  test('has the coupon back each time', () => {
    const all = orderStatuses.flatMap((status) => cancelsAs('buyer', status));
    expect(all.map(({ coupon }) => coupon)).toEqual(['free', 'free']);
  });
});

describe('a seller who gives up an order', () => {
  test.each(orderStatuses)('in %s is told how the transition table closes it', (status) => {
    const [row] = cancelsAs('seller', status);
    const cost = sellerCancellation(status, pesos(900));
    expect(cost?.cancelled.detail).toBe(row?.closure?.detail);
  });

  test.each(orderStatuses)('by silence in %s is told how the end of its deadline closes it', (status) => {
    const cost = sellerCancellation(status, pesos(900));
    const timer = orderNextSteps[status].timer;
    const lapse = timer === null ? undefined : lapses[timer];
    const closes = rows.find((row) => row.command === lapse && row.order?.to === 'transaction_closed');
    expect(cost?.silent.detail).toBe(lapse === undefined ? undefined : closes?.closure?.detail);
  });

  test.each([
    ['confirming_buyer_order', pesos(450), pesos(450), pesos(900)],
    ['seller_to_ship', pesos(900), zero, pesos(900)],
  ] as const)('in %s loses %i of a deposit of 90000 centavos, keeps %i, and by silence loses %i', (...row) => {
    const [status, kept, returned, bySilence] = row;
    expect(sellerCancellation(status, pesos(900))).toMatchObject({
      cancelled: { kept, returned },
      silent: { kept: bySilence },
    });
  });
});
