import { describe, expect, test } from 'vitest';
import { approved, bookings, firesAt, later, movesOf, refused, untouched } from '../../../testing/decisions.ts';
import { attemptFixture, ids, tuesday as now, returnFixture, stockFixture } from '../../../testing/trade-fixtures.ts';
import { DAY_MS } from '../../config/durations.ts';
import { pesos } from '../../money/centavos.ts';
import { decide } from './decide.ts';

const leg = returnFixture();
const damaged = returnFixture({ lossInValue: pesos(2_000), passesAsNew: false });
const unpaid = returnFixture({ payer: 'seller', isPaid: false, choice: 'return' });
const shipped = returnFixture({ status: 'return_shipped', choice: 'return' });
const patched = (set: object) => [{ entity: 'returnLeg', id: ids.ask, set }];

describe('what becomes of an item (RT1)', () => {
  const choose = { name: 'choose_return', callerId: ids.seller } as const;

  test.each([
    { choice: 'return', returnLeg: leg, event: 'RT1', paid: 0 },
    { choice: 'return', returnLeg: damaged, event: 'RT1', paid: 2_000 },
    { choice: 'surrender', returnLeg: damaged, event: 'RT1-surrender', paid: 5_675 },
    { choice: 'dispose', returnLeg: damaged, event: 'RT1-dispose', paid: 0 },
    { choice: 'sell_as_flash', returnLeg: leg, event: 'RT1-flash', paid: 0 },
  ] as const)('$choice pays the seller ₱$paid of a loss of $returnLeg.lossInValue ($event)', (row) => {
    const facts = { returnLeg: row.returnLeg, stock: stockFixture({ status: 'rejected' }) };
    const approval = approved(decide({ ...choose, choice: row.choice }, facts, now));
    expect(approval.event).toBe(row.event);
    expect(approval.patches).toEqual(patched({ choice: row.choice }));
    expect(bookings(approval).map(([code, , to]) => [code, to])).toEqual(
      row.paid === 0 ? [] : [['item_compensated', `wallet:${ids.seller} ${row.paid}`]],
    );
  });

  test('flash stock begins with the item of the ask (RT1-flash)', () => {
    const stock = stockFixture({ status: 'rejected' });
    const approval = approved(decide({ ...choose, choice: 'sell_as_flash' }, { returnLeg: leg, stock }, now));
    expect(approval.creations).toEqual([{ entity: 'stock', row: stockFixture({ status: 'in_stock' }) }]);
    expect(movesOf(approval)).toEqual([
      'RT1-flash: stock none in_stock',
      'RT1-flash: returnLeg return_pending to_stock',
    ]);
    expect(firesAt(approval, 'stock_storage')).toEqual(later(120 * DAY_MS));
  });

  test('another choice makes no stock', () => {
    const facts = { returnLeg: leg, stock: stockFixture() };
    const approval = approved(decide({ ...choose, choice: 'dispose' }, facts, now));
    expect(approval.creations).toEqual([]);
    expect(movesOf(approval)).toEqual(['RT1-dispose: returnLeg return_pending disposed']);
  });

  test.each([
    { choice: 'sell_as_flash', returnLeg: damaged, refusal: refused('NOT_ALLOWED_NOW', { status: 'return_pending' }) },
    { choice: 'surrender', returnLeg: leg, refusal: refused('NOT_ALLOWED_NOW', { status: 'return_pending' }) },
    {
      choice: 'return',
      returnLeg: returnFixture({ choice: 'dispose' }),
      refusal: refused('ALREADY_DONE', { choice: 'dispose' }),
    },
  ] as const)('$choice is refused with $refusal.reason after $returnLeg.choice', ({ choice, returnLeg, refusal }) => {
    expect(decide({ ...choose, choice }, { returnLeg }, now)).toEqual(refusal);
  });

  test('the same choice again changes nothing', () => {
    const returnLeg = returnFixture({ choice: 'dispose' });
    expect(decide({ ...choose, choice: 'dispose' }, { returnLeg }, now)).toMatchObject({ event: 'RT1', ...untouched });
  });

  test('is the seller’s alone', () => {
    expect(decide({ ...choose, callerId: ids.buyer, choice: 'return' }, { returnLeg: leg }, now)).toEqual(
      refused('NOT_YOUR_ROLE', { expected: 'seller' }),
    );
  });

  test('silence means home, with the loss in value (RT1-silent)', () => {
    const approval = approved(decide({ name: 'return_choice_time_over' }, { returnLeg: damaged }, now));
    expect(approval.patches).toEqual(patched({ choice: 'return' }));
    expect(bookings(approval)).toEqual([['item_compensated', expect.any(String), `wallet:${ids.seller} 2000`]]);
  });

  test('silence after a choice changes nothing', () => {
    const facts = { returnLeg: returnFixture({ choice: 'dispose' }) };
    expect(decide({ name: 'return_choice_time_over' }, facts, now)).toMatchObject({
      event: 'RT1-silent',
      ...untouched,
    });
  });
});

describe('paying the way back', () => {
  const pay = { name: 'pay_return', attemptId: ids.attempt, channel: 'CARDS' } as const;
  const attempt = attemptFixture({
    subject: { entity: 'return', id: ids.ask },
    userId: ids.seller,
    amount: pesos(220),
  });
  const paid = { name: 'return_paid', amount: pesos(220) } as const;

  test('makes one attempt, and none beside one under way', () => {
    const first = decide(pay, { returnLeg: unpaid, pendingAttempt: null }, now);
    expect(first).toMatchObject({ event: 'RT1-pay', attempts: [{ id: ids.attempt, from: null, to: 'PENDING' }] });
    const second = decide(pay, { returnLeg: unpaid, pendingAttempt: attempt }, now);
    expect(second).toMatchObject({ event: 'RT1-pay', attempts: [], ...untouched });
  });

  test.each([
    { returnLeg: leg, refusal: refused('NOT_ALLOWED_NOW', { status: 'return_pending' }) },
    { returnLeg: shipped, refusal: refused('NOT_ALLOWED_NOW', { status: 'return_shipped' }) },
    {
      returnLeg: { ...unpaid, cost: pesos(19) },
      refusal: refused('METHOD_LIMIT', { channel: 'CARDS', amount: 1_900 }),
    },
  ])('of $returnLeg.cost owed by the $returnLeg.payer is refused with $refusal.reason', ({ returnLeg, refusal }) => {
    expect(decide(pay, { returnLeg, pendingAttempt: null }, now)).toEqual(refusal);
  });

  test('that nobody owes is refused also while an attempt is under way', () => {
    const paidBefore = { ...unpaid, isPaid: true };
    expect(decide(pay, { returnLeg: paidBefore, pendingAttempt: attempt }, now)).toEqual(
      refused('NOT_ALLOWED_NOW', { status: 'return_pending' }),
    );
  });

  test('is done with the success (RT1-paid)', () => {
    const approval = approved(decide(paid, { returnLeg: unpaid, attempt }, now));
    expect(approval).toMatchObject({
      event: 'RT1-paid',
      attempts: [{ id: ids.attempt, to: 'SUCCEEDED' }],
      refunds: [],
    });
    expect(approval.patches).toEqual(patched({ isPaid: true }));
  });

  test.each([returnFixture({ status: 'abandoned' }), { ...unpaid, isPaid: true }, shipped])(
    'that nobody owes any more goes back to its payer (RT1-paid-late)',
    (returnLeg) => {
      const approval = approved(decide(paid, { returnLeg, attempt }, now));
      expect(approval).toMatchObject({ event: 'RT1-paid-late', patches: [], attempts: [{ to: 'SUCCEEDED' }] });
      expect(approval.refunds).toMatchObject([{ attemptId: ids.attempt, userId: ids.seller, amount: 22_000 }]);
      expect(approval.messages).toMatchObject([{ to: ids.seller, params: { refund: 22_000 } }]);
    },
  );

  test('with another amount is not taken, and reported twice it changes nothing', () => {
    expect(decide({ ...paid, amount: pesos(219) }, { returnLeg: unpaid, attempt }, now)).toEqual(
      refused('AMOUNT_MISMATCH', { expected: 22_000, received: 21_900 }),
    );
    const again = { returnLeg: unpaid, attempt: { ...attempt, status: 'SUCCEEDED' as const } };
    expect(decide(paid, again, now)).toMatchObject({ event: 'E39', attempts: [], ...untouched });
  });
});

test('a way back that we did not begin in a week is ours to pay, with a credit (RT2-late)', () => {
  const approval = approved(decide({ name: 'return_send_time_over' }, { returnLeg: unpaid }, now));
  expect(approval.patches).toEqual(patched({ payer: 'platform' }));
  expect(bookings(approval)).toEqual([['credit_given', 'platform:platform_expense -200', `wallet:${ids.seller} 200`]]);
});

test('a parcel that came back is the seller’s to pay anew (RT4)', () => {
  const facts = { returnLeg: shipped, returnCost: pesos(300) };
  const approval = approved(decide({ name: 'return_came_back' }, facts, now));
  expect(approval.patches).toEqual(patched({ payer: 'seller', isPaid: false, cost: 30_000 }));
  expect(approval.messages).toMatchObject([{ to: ids.seller, params: { amount: 30_000 } }]);
});

describe('an item on its way home', () => {
  const worth = (value: number, lossInValue: number) =>
    returnFixture({ status: 'return_shipped', value: pesos(value), lossInValue: pesos(lossInValue) });

  test.each([
    { returnLeg: worth(5_675, 0), paid: 5_675 },
    { returnLeg: worth(5_675, 2_000), paid: 3_675 },
    { returnLeg: worth(1_000, 2_000), paid: 0 },
  ])('that is lost pays its seller ₱$paid: what was not paid before (RT5)', ({ returnLeg, paid }) => {
    for (const decision of [
      decide({ name: 'return_receipt_time_over' }, { returnLeg, isDelivered: false }, now),
      decide({ name: 'return_lost' }, { returnLeg }, now),
    ]) {
      const approval = approved(decision);
      expect(movesOf(approval)).toMatchObject([expect.stringContaining('return_shipped return_lost')]);
      expect(bookings(approval).map(([code, , to]) => [code, to])).toEqual(
        paid === 0 ? [] : [['item_compensated', `wallet:${ids.seller} ${paid}`]],
      );
    }
  });

  test('that the courier delivered is taken as received (RT3-by-time)', () => {
    const decision = decide({ name: 'return_receipt_time_over' }, { returnLeg: shipped, isDelivered: true }, now);
    expect(approved(decision)).toMatchObject({ event: 'RT3-by-time', postings: [] });
  });
});

test('a return that is chosen twice is chosen once', () => {
  const returnLeg = returnFixture({ choice: 'dispose' });
  const choose = { name: 'choose_return', callerId: ids.seller } as const;
  expect(approved(decide({ ...choose, choice: 'dispose' }, { returnLeg }, now)).moves).toEqual([]);
  expect(decide({ ...choose, choice: 'return' }, { returnLeg }, now)).toMatchObject({ reason: 'ALREADY_DONE' });
});
