import { pesos } from '../../src/money/centavos.ts';
import type { bidRows } from '../../src/trade/table/transitions/bids.table.ts';
import { askFixture, bidAttemptFixture, bidFixture, depositAttemptFixture, ids, itemFacts } from '../trade-fixtures.ts';
import { acceptance, acceptingSeller, ask, bidderFacts, byBuyer, bySeller, type Case, newOrder } from './case.ts';

const unpaid = bidFixture({ status: 'to_pay', liveAt: null }, { status: 'due', paidByAttemptId: null });
const raise = { price: pesos(7_500), amount: pesos(150) };
const raising = bidFixture({}, { raise });
const topUp = bidAttemptFixture({ id: ids.secondAttempt, amount: pesos(150) });
const paid = bidAttemptFixture({ status: 'SUCCEEDED' });
const found = { isRefundUnsent: false, isFineInSuspense: false };
const accepting = { askId: ids.ask, depositId: ids.deposit, floorPrice: null };
const facts = { bid: bidFixture(), hasLinkedBid: false, seller: acceptingSeller, item: itemFacts, newOrder };
const ended = askFixture(
  { status: 'transaction_closed', origin: 'accept_bid' },
  { status: 'voided', paidByAttemptId: null },
);
const crossing = { ask: askFixture({ price: pesos(6_000) }), bid: bidFixture({ price: pesos(6_250) }), newOrder };

export const bidCases: Readonly<Record<keyof typeof bidRows, Case>> = {
  E13: ask(
    {
      name: 'post_bid',
      bidId: ids.bid,
      depositId: ids.bidDeposit,
      itemId: ids.item,
      skuId: ids.sku,
      price: pesos(6_000),
      expiryDays: 14,
    },
    { bidder: bidderFacts, item: itemFacts, lowestAsk: pesos(6_250) },
  ),
  E14: ask(
    { name: 'pay_bid_deposit', attemptId: ids.bidAttempt, channel: 'GCASH' },
    { bid: unpaid, pendingAttempt: null },
  ),
  E15: ask({ name: 'bid_deposit_succeeded', amount: pesos(600) }, { bid: unpaid, attempt: bidAttemptFixture() }),
  E16: ask({ name: 'bid_deposit_failed' }, { bid: unpaid, attempt: bidAttemptFixture() }),
  T3x: ask({ name: 'bid_deposit_time_over' }, { bid: unpaid, pendingAttempt: bidAttemptFixture(), wasExtended: false }),
  E17: ask({ name: 'bid_deposit_time_over' }, { bid: unpaid, pendingAttempt: bidAttemptFixture(), wasExtended: true }),
  'E17-late': ask(
    { name: 'bid_deposit_succeeded', amount: pesos(600) },
    {
      bid: bidFixture({ status: 'bid_closed' }, { status: 'voided', paidByAttemptId: null }),
      attempt: bidAttemptFixture(),
    },
  ),
  E18: ask({ name: 'cancel_bid', ...byBuyer }, { bid: bidFixture() }),
  'E18-unpaid': ask({ name: 'cancel_bid', ...byBuyer }, { bid: unpaid }),
  E18x: ask({ name: 'cancel_bid', ...byBuyer }, { bid: bidFixture({ status: 'seller_to_pay_deposit' }) }),
  E18e: ask({ name: 'edit_bid', ...byBuyer, price: pesos(5_900), expiryDays: 7 }, { bid: bidFixture() }),
  'E18e-raise': ask({ name: 'edit_bid', ...byBuyer, price: pesos(7_500), expiryDays: 7 }, { bid: bidFixture() }),
  'E18e-lapse': ask({ name: 'bid_deposit_time_over' }, { bid: raising, pendingAttempt: null, wasExtended: false }),
  'E09p-bid': ask({ name: 'bid_deposit_succeeded', amount: pesos(150) }, { bid: raising, attempt: topUp }),
  'E09p-bid-drop': ask(
    { name: 'bid_deposit_succeeded', amount: pesos(150) },
    { bid: bidFixture({ status: 'buyer_to_pay' }), attempt: topUp },
  ),
  E19: ask({ name: 'bid_expired' }, { bid: bidFixture() }),
  E19r: ask({ name: 'bid_deposit_reversed' }, { bid: bidFixture(), attempt: paid, ...found }),
  'E11b-bid': ask(
    { name: 'bid_deposit_reversed' },
    { bid: bidFixture({ status: 'buyer_to_pay' }), attempt: paid, ...found },
  ),
  'E11b-bid-late': ask(
    { name: 'bid_deposit_reversed' },
    { bid: bidFixture({ status: 'bid_successful' }, { status: 'returned' }), attempt: paid, ...found },
  ),
  'E11b-bid-paid': ask(
    { name: 'bid_deposit_succeeded', amount: pesos(600) },
    { bid: bidFixture({ status: 'buyer_to_pay' }, { status: 'due' }), attempt: bidAttemptFixture() },
  ),
  E20: ask({ name: 'match_book', incoming: 'ask' }, crossing),
  E21: ask({ name: 'match_book', incoming: 'bid' }, crossing),
  E22a: ask({ name: 'accept_bid', ...accepting }, { ...facts, ask: askFixture() }),
  E22b: ask({ name: 'accept_bid', ...accepting }, { ...facts, ask: null }),
  E23: ask({ name: 'accept_bid_without_pay', ...accepting }, { ...facts, ask: null }),
  E24: ask(
    { name: 'pay_accepted_bid', attemptId: ids.depositAttempt, channel: 'GCASH' },
    { ...acceptance(), pendingAttempt: null },
  ),
  E25: ask(
    { name: 'deposit_succeeded', amount: pesos(650) },
    { ...acceptance(), attempt: depositAttemptFixture(), newOrder },
  ),
  E26: ask({ name: 'deposit_failed' }, { ...acceptance(), attempt: depositAttemptFixture() }),
  T5x: ask(
    { name: 'deposit_time_over' },
    { ...acceptance(), pendingAttempt: depositAttemptFixture(), wasExtended: false },
  ),
  E27: ask({ name: 'deposit_time_over' }, { ...acceptance(), pendingAttempt: null, wasExtended: false }),
  E28: ask({ name: 'cancel_accepted_bid', ...bySeller }, { ...acceptance(), order: null, pendingAttempt: null }),
  'E28-ask': ask({ name: 'cancel_ask' }, acceptance()),
  E29: ask({ name: 'deposit_succeeded', amount: pesos(650) }, { ask: ended, attempt: depositAttemptFixture() }),
};
