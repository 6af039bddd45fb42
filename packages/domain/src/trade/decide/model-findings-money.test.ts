import { expect, test } from 'vitest';
import { approved, bookings, later } from '../../../testing/decisions.ts';
import { bidTrade, flashTrade, trade } from '../../../testing/trade-cases/case.ts';
import {
  askFixture,
  attemptFixture,
  bidAttemptFixture,
  bidFixture,
  depositAttemptFixture,
  ids,
  tuesday as now,
  orderFixture,
  stockFixture,
} from '../../../testing/trade-fixtures.ts';
import { payoutHold } from '../../config/payouts.ts';
import { centavos, pesos, zero } from '../../money/centavos.ts';
import type { Approval } from '../facts/decision.ts';
import type { ClaimSnapshot } from '../facts/snapshot.ts';
import { decide } from './decide.ts';

/* Differences from lifecycle.md that the reference model found: money, coupons and the worth of an item. */

const inspected = { checklist: [], sellerFinishedSales: 9 };
const pass = { name: 'pass_inspection', points: [], photoCount: 1 } as const;
const found = { isRefundUnsent: false, isFineInSuspense: false, timers: [] };
const succeeded = attemptFixture({ status: 'SUCCEEDED' });
const closedBid = { reason: 'no_return_required', detail: 'platform_cancelled' } as const;
const total = orderFixture().total;
const flash = { ...flashTrade('platform_received', 'platform_to_ship'), stock: stockFixture({ status: 'reserved' }) };
const amountOn = ({ postings }: Approval, account: string): number =>
  postings.flatMap((one) => one.entries).reduce((sum, one) => sum + (one.account === account ? one.amount : 0), 0);

test('a late deposit goes back to the payment that brought it, not to one that was taken back before (E17)', () => {
  const bid = bidFixture({ status: 'bid_closed' }, { status: 'voided', paidByAttemptId: ids.bidAttempt });
  const attempt = bidAttemptFixture({ id: ids.secondAttempt });
  const decision = approved(decide({ name: 'bid_deposit_succeeded', amount: pesos(600) }, { bid, attempt }, now));
  expect(decision.refunds).toMatchObject([{ attemptId: ids.secondAttempt, amount: pesos(600) }]);
});

test('a debt is taken from a bid deposit that goes back (E37b)', () => {
  const facts = { ...bidTrade(), attempt: attemptFixture(), owed: { [ids.buyer]: pesos(100) } };
  const decision = approved(decide({ name: 'payment_succeeded', amount: total }, facts, now));
  expect(amountOn(decision, `receivable:${ids.buyer}`)).toBe(pesos(100));
});

test('a debt is taken once, also where a row pays twice (E58: income and deposit)', () => {
  const facts = { ...trade('under_inspection', 'under_inspection'), ...inspected, owed: { [ids.seller]: pesos(100) } };
  expect(amountOn(approved(decide(pass, facts, now)), `receivable:${ids.seller}`)).toBe(pesos(100));
});

test('the bank takes the whole payment back, also after another pair for less (E78, E65)', () => {
  const order = { ...orderFixture({ status: 'confirming_buyer_order', paidByAttemptId: ids.attempt }) };
  const attempt = { ...succeeded, amount: centavos(total + 50_000) };
  const facts = { ask: askFixture({ status: 'confirming_buyer_order' }), order, attempt, ...found };
  const decision = approved(decide({ name: 'payment_reversed', isFinal: true }, facts, now));
  expect(amountOn(decision, 'platform:gateway_clearing')).toBe(total + 50_000);
  expect(amountOn(decision, 'platform:chargeback_loss')).toBe(-50_000);
});

test('only the refunds that have not left are stopped (E65b)', () => {
  const facts = { ...trade('transaction_successful', 'transaction_closed'), attempt: succeeded, ...found };
  const reversal = { ...facts, isRefundUnsent: true, unsentRefund: pesos(1_000) };
  const decision = approved(decide({ name: 'payment_reversed', isFinal: true }, reversal, now));
  expect(amountOn(decision, `refund:${ids.attempt}`)).toBe(-pesos(1_000));
  expect(amountOn(decision, `receivable:${ids.buyer}`)).toBe(pesos(1_000) - total);
});

test('a reversal of one of two payments of a settled deposit takes back that payment alone (E11b)', () => {
  const topUps = [{ amount: pesos(150), attemptId: ids.secondAttempt }];
  const ask = askFixture({ status: 'transaction_closed' }, { amount: pesos(800), status: 'returned', topUps });
  const attempt = depositAttemptFixture({ id: ids.secondAttempt, amount: pesos(150), status: 'SUCCEEDED' });
  const decision = approved(decide({ name: 'deposit_reversed' }, { ask, attempt, ...found }, now));
  expect(bookings(decision)).toEqual([
    ['deposit_reversed', 'platform:gateway_clearing 150', `receivable:${ids.seller} -150`],
  ]);
});

test('a suspended seller’s listed ask leaves no deposit due (E12)', () => {
  const ask = askFixture({}, { status: 'due' });
  const { deposits } = approved(decide({ name: 'delist_ask', why: 'suspended' }, { ask }, now));
  expect(deposits).toEqual([{ id: ids.deposit, from: 'due', to: 'voided' }]);
});

test('a deposit of a closed ask under review that the bank takes back is void (E11b)', () => {
  const closure = { reason: 'no_return_required', detail: 'suspended' } as const;
  const ask = askFixture({ status: 'transaction_closed', closure });
  const attempt = depositAttemptFixture({ status: 'SUCCEEDED' });
  const { deposits } = approved(decide({ name: 'deposit_reversed' }, { ask, attempt, ...found }, now));
  expect(deposits.map(({ to }) => to)).toEqual(['due', 'voided']);
});

test('a deposit that the bank had taken back pays for no return (E60b)', () => {
  const fail = { inspectors: 2, photoCount: 1, passesAsNew: false, lossInValue: zero } as const;
  const ask = askFixture({ status: 'under_inspection' }, { status: 'due' });
  const facts = { ...trade('under_inspection', 'under_inspection'), ask, returnCost: pesos(220) };
  const { creations } = approved(decide({ name: 'fail_inspection', finding: 'used', ...fail }, facts, now));
  expect(creations).toContainEqual(
    expect.objectContaining({ row: expect.objectContaining({ payer: 'seller', cost: pesos(220), isPaid: false }) }),
  );
});

test('a parcel of a closed order is worth its income to the seller on its way back (E53, RT5)', () => {
  const ask = askFixture({ status: 'transaction_closed' });
  const facts = { ask, returnCost: pesos(220), isCompensated: false, itemValue: pesos(5_000) };
  const { creations } = approved(decide({ name: 'receive_late_parcel' }, facts, now));
  expect(creations).toMatchObject([{ row: { value: pesos(5_000) } }]);
});

test('income that an order’s end brings to a new seller waits for its 72 hours (E68)', () => {
  const decision = approved(decide({ name: 'send_time_over_again' }, flash, now));
  const availableAt = later(payoutHold.longestMs);
  expect(decision.postings.flatMap((one) => one.shown)).toContainEqual(expect.objectContaining({ availableAt }));
  expect(decision.releases).toMatchObject([{ availableAt: later(payoutHold.holdMs) }]);
});

test('the end of an order that we lost gives held income its date (E68d)', () => {
  const facts = trade('transaction_successful', 'platform_to_ship');
  expect(approved(decide({ name: 'lose_item' }, facts, now)).releases).toMatchObject([{ userId: ids.seller }]);
});

test('the sold price is the one that was agreed, less the discount (E61)', () => {
  const facts = trade('pending_buyer_confirmation', 'pending_buyer_confirmation', { discountOffer: pesos(250) });
  const answer = { name: 'answer_defect', callerId: ids.buyer, result: 'accept' } as const;
  const known = { ...facts, returnCost: pesos(220), sellerFinishedSales: 9 };
  const { creations } = approved(decide(answer, known, now));
  expect(creations).toMatchObject([{ entity: 'sale', row: { price: pesos(6_000) } }]);
});

test('a fine that is not for the missed payment stays when the payment comes late (E38)', () => {
  const facts = bidTrade({ status: 'listed' }, { status: 'transaction_closed', closure: closedBid });
  const bid = bidFixture({ status: 'bid_closed' }, { status: 'deducted', deductedAmount: pesos(600) });
  const late = { ...facts, bid, attempt: attemptFixture(), openedBeforeLapse: true, isFineInSuspense: true };
  expect(approved(decide({ name: 'payment_succeeded', amount: total }, late, now)).event).toBe('E38');
});

const claim: ClaimSnapshot = {
  id: ids.claim,
  orderId: ids.order,
  buyerId: ids.buyer,
  kind: 'authenticity',
  status: 'to_send_back',
  isOverdue: false,
};
const couponId = ids.coupon;

test.each([
  [
    'comes back with a full refund after the order’s end (E74)',
    ['free'],
    () =>
      decide(
        { name: 'receive_claimed_item' },
        { ...trade('transaction_successful', 'transaction_successful', { couponId }), claim },
        now,
      ),
  ],
  [
    'does not come back where both ways are kept (E72)',
    [],
    () =>
      decide(
        { name: 'redelivery_time_over' },
        trade('transaction_successful', 'platform_to_ship', { couponId, redelivery: 'unpaid' }),
        now,
      ),
  ],
  [
    'does not come back when the bank takes the payment back (E65)',
    [],
    () => {
      const facts = trade('to_ship', 'seller_to_ship', { couponId });
      return decide({ name: 'payment_reversed', isFinal: true }, { ...facts, attempt: succeeded, ...found }, now);
    },
  ],
] as const)('a coupon %s', (_, want, decision) => {
  expect(approved(decision()).coupons.map(({ change }) => change)).toEqual(want);
});
