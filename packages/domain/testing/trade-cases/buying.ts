import { pesos } from '../../src/money/centavos.ts';
import { approve } from '../../src/trade/decide/approve.ts';
import type { buyingRows } from '../../src/trade/table/transitions/buying.table.ts';
import {
  attemptFixture,
  bidFixture,
  ids,
  tuesday as now,
  orderFixture,
  paidOrderFixture,
  stockFixture,
} from '../trade-fixtures.ts';
import { ask, bidTrade, byBuyer, type Case, flashTrade, trade } from './case.ts';

type Buying = Exclude<
  keyof typeof buyingRows,
  'E31' | 'E32' | 'E33' | 'T6x' | 'E34' | 'E35' | 'E35p' | 'E35f' | 'E35s' | 'E37a' | 'E38' | 'E39' | 'E39b' | 'E39c'
>;

const pending = { pendingAttempt: attemptFixture(), wasExtended: false };
const none = { pendingAttempt: null, wasExtended: false };
const accepted = bidTrade({ origin: 'accept_bid' });
const total = orderFixture().total;
const timers = [{ kind: 'confirmation', fireAt: new Date(now.getTime() + 3_600_000) }] as const;
const reversed = {
  attempt: attemptFixture({ status: 'SUCCEEDED' }),
  isRefundUnsent: false,
  isFineInSuspense: false,
  timers,
};
const defaulted = { reason: 'no_return_required', detail: 'bid_default' } as const;
const stock = stockFixture({ status: 'reserved' });
const flash = flashTrade('buyer_to_pay', 'to_pay', { paidByAttemptId: null });
const cancel = { name: 'platform_cancel', isFraud: false } as const;
const reserved = { ...trade('buyer_to_pay', 'to_pay', { paidByAttemptId: null }) };

export const buyingCases: Readonly<Record<Buying, Case>> = {
  'E32-redelivery': ask(
    { name: 'pay_order', attemptId: ids.secondAttempt, channel: 'GCASH' },
    { order: paidOrderFixture({ status: 'platform_to_ship', redelivery: 'unpaid' }), pendingAttempt: null },
  ),
  T7x: ask({ name: 'payment_time_over' }, { ...bidTrade(), ...pending }),
  E36: ask({ name: 'payment_time_over' }, { ...bidTrade(), ...none }),
  'E36-accept': ask({ name: 'payment_time_over' }, { ...accepted, ...none }),
  'E36-cancel': ask({ name: 'cancel_accepted_bid', ...byBuyer }, { ...bidTrade(), pendingAttempt: null }),
  'E36-cancel-accept': ask({ name: 'cancel_accepted_bid', ...byBuyer }, { ...accepted, pendingAttempt: null }),
  'E37-bid': () => approve('E37-bid', { now, bid: bidFixture() }),
  'E37-bid-unpaid': () => approve('E37-bid-unpaid', { now, bid: bidFixture({ status: 'to_pay' }, { status: 'due' }) }),
  E37b: ask({ name: 'payment_succeeded', amount: total }, { ...bidTrade(), attempt: attemptFixture() }),
  'E37b-flash': ask(
    { name: 'payment_succeeded', amount: total },
    { ...bidTrade({ lane: 'flash', stockId: ids.stock }), stock, attempt: attemptFixture() },
  ),
  E37c: ask({ name: 'payment_succeeded', amount: total }, { ...flash, stock, attempt: attemptFixture() }),
  'E38-fine': ask(
    { name: 'payment_succeeded', amount: total },
    {
      ...bidTrade({ status: 'listed' }, { status: 'transaction_closed', closure: defaulted }),
      bid: bidFixture({ status: 'bid_closed', closure: defaulted }, { status: 'deducted', deductedAmount: pesos(600) }),
      attempt: attemptFixture(),
      openedBeforeLapse: true,
      isFineInSuspense: true,
    },
  ),
  E40: ask({ name: 'hold_order' }, { ...trade('confirming_buyer_order', 'confirming_buyer_order'), timers }),
  'E40-flash': ask({ name: 'hold_order' }, { ...flashTrade('platform_received', 'platform_to_ship'), timers: [] }),
  'E40-end': ask(
    { name: 'release_hold' },
    trade('confirming_buyer_order', 'confirming_buyer_order', { hold: { why: 'review', timers: [] } }),
  ),
  'E39b-reversed': ask(
    { name: 'payment_reversed', isFinal: true },
    {
      ...trade('to_ship', 'seller_to_ship'),
      ...reversed,
      attempt: attemptFixture({ id: ids.secondAttempt, status: 'SUCCEEDED' }),
      secondPayment: 'returned',
    },
  ),
  'E65-freeze': ask(
    { name: 'payment_reversed', isFinal: false },
    { ...trade('confirming_buyer_order', 'confirming_buyer_order'), ...reversed },
  ),
  E65: ask({ name: 'payment_reversed', isFinal: true }, { ...trade('to_ship', 'seller_to_ship'), ...reversed }),
  'E65-here': ask(
    { name: 'payment_reversed', isFinal: true },
    { ...trade('under_inspection', 'under_inspection'), ...reversed },
  ),
  'E65-passed': ask(
    { name: 'payment_reversed', isFinal: true },
    { ...trade('transaction_successful', 'platform_to_ship'), ...reversed },
  ),
  'E65-flash': ask(
    { name: 'payment_reversed', isFinal: true },
    { ...flashTrade('platform_received', 'platform_to_ship'), stock, ...reversed },
  ),
  E65b: ask(
    { name: 'payment_reversed', isFinal: true },
    { ...trade('transaction_successful', 'to_receive'), ...reversed },
  ),
  E45: ask({ ...cancel, fault: 'seller' }, reserved),
  'E45-relist': ask({ ...cancel, fault: 'buyer' }, reserved),
  'E45-bid': ask({ ...cancel, fault: 'unclear' }, bidTrade()),
  'E45-bid-back': ask({ ...cancel, fault: 'seller' }, bidTrade()),
  'E45-bid-relist': ask({ ...cancel, fault: 'buyer' }, bidTrade()),
  'E45-paid': ask({ ...cancel, fault: 'seller' }, trade('to_ship', 'seller_to_ship')),
  'E45-paid-relist': ask({ ...cancel, fault: 'buyer' }, trade('to_ship', 'seller_to_ship')),
  'E45-here': ask({ ...cancel, fault: 'unclear' }, trade('under_inspection', 'under_inspection')),
  'E45-flash': ask({ ...cancel, fault: 'unclear' }, { ...flashTrade('platform_received', 'platform_to_ship'), stock }),
};
