import { proves } from '@suki/evidence/proves';
import { expect, test } from 'vitest';
import { depositMoves, isAllowedDepositMove } from '../../deposits/deposit-moves.ts';
import { statusesEn } from '../../texts/statuses.en.ts';
import { transactionKinds } from './decision.ts';
import {
  askStatuses,
  attemptStatuses,
  bidStatuses,
  closureReasons,
  depositStatuses,
  lanes,
  orderStatuses,
  payoutStatuses,
} from './statuses.ts';

test.each([
  {
    what: 'statuses of an ask',
    sentence:
      'Ask statuses: to_pay, listed, buyer_to_pay, confirming_buyer_order, to_ship, on_way_to_warehouse, platform_received, under_inspection, pending_buyer_confirmation, transaction_closed, transaction_successful.',
    by: { askStatuses },
    names: askStatuses,
    specified:
      'to_pay, listed, buyer_to_pay, confirming_buyer_order, to_ship, on_way_to_warehouse, platform_received, under_inspection, pending_buyer_confirmation, transaction_closed, transaction_successful',
  },
  {
    what: 'statuses of a bid',
    sentence:
      'Bid statuses: to_pay, bid_active, buyer_to_pay, seller_to_pay_deposit (group 1); bid_closed (group 2); bid_successful also exists.',
    by: { bidStatuses },
    names: bidStatuses,
    specified: 'to_pay, bid_active, buyer_to_pay, seller_to_pay_deposit, bid_closed, bid_successful',
  },
  {
    what: 'statuses of an order',
    sentence:
      'Order statuses (buyer): to_pay, confirming_buyer_order, seller_to_ship, on_way_to_warehouse, platform_received, under_inspection, pending_buyer_confirmation, platform_to_ship, to_receive, transaction_successful, transaction_closed.',
    by: { orderStatuses },
    names: orderStatuses,
    specified:
      'to_pay, confirming_buyer_order, seller_to_ship, on_way_to_warehouse, platform_received, under_inspection, pending_buyer_confirmation, platform_to_ship, to_receive, transaction_successful, transaction_closed',
  },
  {
    what: 'states of a deposit',
    sentence: 'Deposit states: due, under_hold, returned, deducted.',
    by: { depositStatuses },
    names: depositStatuses.filter((status) => status !== 'voided'),
    specified: 'due, under_hold, returned, deducted',
  },
  {
    what: 'statuses of a payment attempt',
    sentence: 'Payment attempt: PENDING, SUCCEEDED, FAILED.',
    by: { attemptStatuses },
    names: attemptStatuses,
    specified: 'PENDING, SUCCEEDED, FAILED',
  },
  {
    what: 'statuses of a payout',
    sentence:
      'Transaction/payout statuses: accepted, succeeded, failed, reversed, cancelled; uppercase variants PENDING, ACCEPTED, REQUESTED, FAILED, SUCCEEDED, CANCELLED, REVERSED.',
    by: { payoutStatuses },
    names: payoutStatuses,
    specified: 'PENDING, ACCEPTED, REQUESTED, SUCCEEDED, FAILED, CANCELLED, REVERSED',
  },
  {
    what: 'closure reasons',
    sentence:
      'Closure reasons: platform_inspection_failed, buyer_inspection_failed, buyer_inspection_timeout, no_return_required; deposit outcome: returned or deducted.',
    by: { closureReasons },
    names: closureReasons,
    specified: 'platform_inspection_failed, buyer_inspection_failed, buyer_inspection_timeout, no_return_required',
  },
  {
    what: 'kinds of refunds and payouts',
    sentence:
      'Refund or payout kinds: item_refund, fine, deposit_refund, compensation, sell_income, item_partial_refund, partial_deposit_refund.',
    by: { transactionKinds },
    names: transactionKinds,
    specified:
      'item_refund, fine, deposit_refund, compensation, sell_income, item_partial_refund, partial_deposit_refund',
  },
  {
    what: 'lanes',
    sentence: 'Shipping: standard or flash.',
    by: { lanes },
    names: lanes,
    specified: 'standard, flash',
  },
])('the $what are those of the specification', ({ sentence, by, names, specified }) => {
  proves(sentence, by);
  expect([...names].sort()).toEqual(specified.split(', ').sort());
});

test.each([
  ['to_pay', 'Awaiting Deposit Payment'],
  ['bid_active', 'Bid is now Live'],
  ['buyer_to_pay', 'Bid Accepted: Awaiting Payment'],
  ['seller_to_pay_deposit', 'On hold: seller is paying the deposit'],
] as const)('a bid in %s reads "%s"', (status, label) => {
  proves(
    'Labels: to_pay "Awaiting Deposit Payment"; bid_active "Bid is now Live"; seller_to_pay_deposit on hold awaiting seller deposit; buyer_to_pay "Bid Accepted: Awaiting Payment".',
    { statusesEn },
  );
  expect(statusesEn[`bid.${status}`]).toBe(label);
});

test.each([
  ['due', 'under_hold', true],
  ['due', 'returned', false],
  ['under_hold', 'returned', true],
  ['under_hold', 'deducted', true],
  ['returned', 'deducted', false],
  ['returned', 'under_hold', false],
  ['deducted', 'under_hold', false],
  ['voided', 'returned', false],
] as const)('a deposit goes from %s to %s: %s', (from, to, is) => {
  proves('Deposit states: due, under_hold, returned, deducted.', { isAllowedDepositMove });
  proves(
    'Closure reasons: platform_inspection_failed, buyer_inspection_failed, buyer_inspection_timeout, no_return_required; deposit outcome: returned or deducted.',
    { depositMoves },
  );
  expect(isAllowedDepositMove(from, to)).toBe(is);
});
