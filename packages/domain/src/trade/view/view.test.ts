import { proves } from '@suki/evidence/proves';
import { describe, expect, test } from 'vitest';
import { askFixture as ask, bidFixture, paidOrderFixture as paid, tuesday } from '../../../testing/trade-fixtures.ts';
import { en } from '../../texts/en.ts';
import {
  type AskStatus,
  askStatuses,
  closureDetails,
  type DepositStatus,
  type OrderStatus,
  orderStatuses,
  type ReturnStatus,
} from '../facts/statuses.ts';
import { askSteps, orderSteps } from '../facts/steps.ts';
import { askTabs, orderTabs } from '../facts/tabs.ts';
import { orderClosureInfo } from './closure-info.ts';
import type { Role, RunningTimers } from './role.ts';
import { viewAsk, viewBid, viewOrder } from './view.ts';

const roles: readonly Role[] = ['buyer', 'seller', 'operator'];
const order = (status: OrderStatus, change = {}) => paid({ status, ...change });

test.each<[OrderStatus, number]>([
  ['to_pay', 2],
  ['confirming_buyer_order', 3],
  ['seller_to_ship', 3],
  ['on_way_to_warehouse', 3],
  ['platform_received', 3],
  ['under_inspection', 3],
  ['pending_buyer_confirmation', 3],
  ['platform_to_ship', 3],
  ['to_receive', 4],
  ['transaction_closed', 5],
  ['transaction_successful', 5],
])('an order in %s stands at step %s', (status, step) => {
  proves(
    'Order steps: to_pay 2; confirming_buyer_order, seller_to_ship, on_way_to_warehouse, platform_received, under_inspection, pending_buyer_confirmation, platform_to_ship 3; to_receive 4; transaction_closed and transaction_successful 5.',
    { orderSteps },
  );
  expect(viewOrder({ order: order(status), role: 'buyer', timers: [] })).toMatchObject({ step, stepCount: 5 });
});

test.each<[AskStatus, number]>([
  ['to_pay', 2],
  ['listed', 3],
  ['buyer_to_pay', 3],
  ['confirming_buyer_order', 4],
  ['to_ship', 4],
  ['on_way_to_warehouse', 5],
  ['platform_received', 6],
  ['under_inspection', 6],
  ['pending_buyer_confirmation', 6],
  ['transaction_closed', 7],
  ['transaction_successful', 7],
])('an ask in %s stands at step %s', (status, step) => {
  proves(
    'Ask detail steps: step 1 always shown; to_pay 2; listed and buyer_to_pay 3; confirming_buyer_order and to_ship 4; on_way_to_warehouse 5; platform_received, under_inspection, pending_buyer_confirmation 6; transaction_closed and transaction_successful 7.',
    { askSteps },
  );
  expect(viewAsk({ ask: ask({ status }), role: 'seller', timers: [] })).toMatchObject({ step, stepCount: 7 });
});

test.each<[OrderStatus, Role, readonly string[]]>([
  ['to_pay', 'buyer', ['pay_order', 'cancel_order', 'change_buyer_address']],
  ['to_pay', 'seller', []],
  ['to_pay', 'operator', ['platform_cancel']],
  ['confirming_buyer_order', 'buyer', ['cancel_order', 'change_buyer_address', 'remind_of_order']],
  ['confirming_buyer_order', 'seller', ['confirm_order', 'cancel_order']],
  ['confirming_buyer_order', 'operator', ['hold_order', 'platform_cancel']],
  ['seller_to_ship', 'buyer', ['change_buyer_address', 'remind_of_order']],
  ['seller_to_ship', 'seller', ['seller_deliver', 'ask_more_time', 'cancel_order']],
  ['seller_to_ship', 'operator', ['hold_order', 'platform_cancel', 'receive_at_warehouse']],
  ['on_way_to_warehouse', 'seller', ['seller_deliver']],
  ['on_way_to_warehouse', 'operator', ['hold_order', 'platform_cancel', 'receive_at_warehouse']],
  ['platform_received', 'buyer', ['change_buyer_address', 'rush_order']],
  ['platform_received', 'operator', ['hold_order', 'platform_cancel', 'begin_inspection', 'lose_item']],
  [
    'under_inspection',
    'operator',
    [
      'hold_order',
      'platform_cancel',
      'take_over_inspection',
      'pass_inspection',
      'note_defect',
      'fail_inspection',
      'lose_item',
    ],
  ],
  ['pending_buyer_confirmation', 'buyer', ['answer_defect', 'change_buyer_address']],
  ['pending_buyer_confirmation', 'seller', ['offer_discount']],
  ['platform_to_ship', 'buyer', ['change_buyer_address', 'rush_order']],
  ['platform_to_ship', 'operator', ['hold_order', 'hand_to_courier', 'lose_item']],
  ['to_receive', 'buyer', ['confirm_received']],
  ['to_receive', 'seller', []],
  ['to_receive', 'operator', ['replace_outbound_number', 'decide_claim', 'receive_claimed_item']],
  ['transaction_successful', 'buyer', ['delete_order']],
  ['transaction_closed', 'seller', ['delete_order']],
  ['transaction_closed', 'operator', []],
])('in %s the %s may %j', (status, role, actions) => {
  proves(
    'Actions: confirm order (server returns the new status code), cancel, cancel accepted bid, confirm verifications (with result), confirm received, seller deliver, send reminder, rush order.',
    { viewOrder },
  );
  expect(viewOrder({ order: order(status), role, timers: [] }).actions).toEqual(actions);
});

test('a bidder may give an accepted bid up at its order while it is not paid, and a buyer who bought now has no bid to give up', () => {
  const actionsOf = (role: Role, origin: 'bid' | 'buy_now', status: OrderStatus = 'to_pay') =>
    viewOrder({ order: order(status, { origin }), role, timers: [] }).actions;
  expect(actionsOf('buyer', 'bid')).toEqual(['pay_order', 'cancel_accepted_bid', 'change_buyer_address']);
  expect(actionsOf('buyer', 'buy_now')).not.toContain('cancel_accepted_bid');
  expect(actionsOf('seller', 'bid')).toEqual([]);
  expect(actionsOf('buyer', 'bid', 'seller_to_ship')).not.toContain('cancel_accepted_bid');
});

test('a seller may take an acceptance back at its ask while the deposit is not paid', () => {
  const actionsOf = (status: AskStatus) => {
    const deposit = { status: status === 'to_pay' ? 'due' : 'under_hold' } as const;
    return viewAsk({ ask: ask({ status, origin: 'accept_bid' }, deposit), role: 'seller', timers: [] }).actions;
  };
  expect(actionsOf('to_pay')).toEqual(['pay_deposit', 'pay_accepted_bid', 'cancel_ask', 'change_return_address']);
  expect(actionsOf('buyer_to_pay')).not.toContain('cancel_ask');
});

test('an ask whose item waits for its way back can be rushed and sent elsewhere, but not once it is on its way', () => {
  const closed = ask({ status: 'transaction_closed' }, { status: 'returned' });
  const actionsOf = (status: ReturnStatus) =>
    viewAsk({ ask: closed, returnLeg: { status }, role: 'seller', timers: [] }).actions;
  expect(actionsOf('return_pending')).toEqual(['change_return_address', 'rush_ask']);
  expect(actionsOf('return_shipped')).toEqual([]);
});

describe('a finished record leaves the list only when nothing of it is open', () => {
  const t21 = [{ kind: 'penalty_release', fireAt: tuesday }] as const;
  const closed = (status: DepositStatus) => ask({ status: 'transaction_closed' }, { status });

  test.each<[string, DepositStatus, RunningTimers, ReturnStatus | null, boolean]>([
    ['the deposit is back', 'returned', [], null, true],
    ['the deposit was never paid', 'voided', [], null, true],
    ['a fine is shared out', 'deducted', [], null, true],
    ['a fine waits for its release', 'deducted', t21, null, false],
    ['the deposit is held for a review', 'under_hold', [], null, false],
    ['the item waits for its way back', 'returned', [], 'return_pending', false],
    ['the item is on its way back', 'returned', [], 'return_shipped', false],
    ['a counterfeit waits for its review', 'returned', [], 'held', false],
    ['the item is back', 'returned', [], 'return_done', true],
    ['the item became stock', 'returned', [], 'to_stock', true],
    ['the item was given up', 'returned', [], 'abandoned', true],
  ])('an ask of which %s', (_title, status, timers, back, may) => {
    const returnLeg = back === null ? null : { status: back };
    const { actions } = viewAsk({ ask: closed(status), returnLeg, role: 'seller', timers });
    expect(actions.includes('delete_ask')).toBe(may);
  });

  test.each<[string, DepositStatus, RunningTimers, boolean]>([
    ['the deposit is back', 'returned', [], true],
    ['a fine is shared out', 'deducted', [], true],
    ['a fine waits for its release', 'deducted', t21, false],
  ])('a bid of which %s', (_title, status, timers, may) => {
    const bid = bidFixture({ status: 'bid_closed' }, { status });
    expect(viewBid({ bid, role: 'buyer', timers }).actions.includes('delete_bid')).toBe(may);
  });

  test.each([
    [false, ['delete_order']],
    [true, []],
  ])('an order of which something is open: %s', (hasOpenEnd, actions) => {
    expect(viewOrder({ order: order('transaction_closed'), hasOpenEnd, role: 'seller', timers: [] }).actions).toEqual(
      actions,
    );
  });
});

test.each<[AskStatus, readonly string[]]>([
  ['to_pay', ['pay_deposit', 'cancel_ask', 'change_return_address']],
  ['listed', ['cancel_ask', 'edit_ask', 'change_return_address']],
  ['buyer_to_pay', ['change_return_address', 'remind_of_ask']],
  ['to_ship', ['change_return_address']],
  ['transaction_closed', ['delete_ask']],
])('of an ask in %s the seller may %j', (status, actions) => {
  const isOver = status === 'transaction_closed';
  const deposit = { status: status === 'to_pay' ? 'due' : isOver ? 'returned' : 'under_hold' } as const;
  expect(viewAsk({ ask: ask({ status }, deposit), role: 'seller', timers: [] }).actions).toEqual(actions);
});

test('while a cancellation waits for the payment there is nothing to press', () => {
  expect(viewOrder({ order: order('to_pay', { cancelRequested: true }), role: 'buyer', timers: [] }).actions).toEqual(
    [],
  );
});

test('after the first scan the seller cannot change the number', () => {
  expect(
    viewOrder({ order: order('on_way_to_warehouse', { inboundScannedAt: tuesday }), role: 'seller', timers: [] })
      .actions,
  ).toEqual([]);
});

describe('who owes the next step, until when, and what follows', () => {
  test('comes from the running timer of that status, not from another one', () => {
    const timers = [
      { kind: 'listing', fireAt: new Date(0) },
      { kind: 'confirmation', fireAt: tuesday },
    ] as const;
    expect(viewOrder({ order: order('confirming_buyer_order'), role: 'buyer', timers })).toMatchObject({
      nextActor: 'seller',
      deadline: tuesday,
      lapseId: 'lapse.confirmation.buyer',
    });
    expect(viewOrder({ order: order('platform_received'), role: 'buyer', timers })).toMatchObject({
      nextActor: 'platform',
      deadline: null,
      lapseId: null,
    });
  });

  test('after the delivery the buyer owes it', () => {
    expect(viewOrder({ order: order('to_receive'), role: 'buyer', timers: [] }).nextActor).toBe('courier');
    const timers = [{ kind: 'receipt', fireAt: tuesday }] as const;
    expect(viewOrder({ order: order('to_receive', { deliveryAt: tuesday }), role: 'seller', timers })).toMatchObject({
      nextActor: 'buyer',
      lapseId: 'lapse.receipt.seller',
    });
  });
});

test('every status has a label and a sentence for every role, and every closure its own', () => {
  const known = (id: string) => Object.hasOwn(en, id);
  for (const role of roles) {
    for (const status of orderStatuses) {
      const { labelId, infoId } = viewOrder({ order: order(status), role, timers: [] });
      expect([known(labelId), known(infoId)], `${role} ${status}`).toEqual([true, true]);
    }
  }
  for (const status of askStatuses) {
    const { labelId, infoId } = viewAsk({ ask: ask({ status }), role: 'seller', timers: [] });
    expect([known(labelId), known(infoId)], status).toEqual([true, true]);
  }
  for (const detail of closureDetails) {
    const closure = { reason: 'no_return_required', detail } as const;
    expect(
      known(viewOrder({ order: order('transaction_closed', { closure }), role: 'buyer', timers: [] }).infoId),
    ).toBe(true);
    expect(viewAsk({ ask: ask({ status: 'transaction_closed', closure }), role: 'seller', timers: [] }).infoId).toBe(
      `closed.${detail}`,
    );
  }
});

test.each([
  ['buyer', 'seller_rejected', 'closed.seller_rejected.buyer'],
  ['seller', 'seller_rejected', 'closed.seller_rejected'],
  ['operator', 'seller_rejected', 'closed.seller_rejected'],
  ['buyer', 'expired', 'closed.expired'],
] as const)('a %s is told of an order that ended by %s with the text %s', (role, detail, infoId) => {
  const closed = order('transaction_closed', { closure: { reason: 'no_return_required', detail } });
  expect(viewOrder({ order: closed, role, timers: [] }).infoId).toBe(infoId);
});

test('a buyer is never told of "the buyer"', () => {
  for (const detail of closureDetails) {
    expect(en[orderClosureInfo(detail, 'buyer')], detail).not.toMatch(/the buyer/i);
  }
});

test('every status stands in exactly one tab', () => {
  expect(Object.values(askTabs).flat().sort()).toEqual([...askStatuses].sort());
  expect(Object.values(orderTabs).flat().sort()).toEqual([...orderStatuses].sort());
});
