import { describe, expect, test } from 'vitest';
import { askFixture as ask, paidOrderFixture as paid, tuesday } from '../../../testing/trade-fixtures.ts';
import { en } from '../../texts/en.ts';
import type { OrderHold } from '../facts/snapshot.ts';
import type { AskStatus, OrderStatus, TimerKind } from '../facts/statuses.ts';
import { mayRelease, type Obstacle, obstacles } from './obstacle.ts';
import type { Role } from './role.ts';
import { viewAsk, viewOrder } from './view.ts';

const bank: OrderHold = { why: 'chargeback', timers: [] };
const review: OrderHold = { why: 'review', timers: [] };
const running = (...kinds: readonly TimerKind[]) => kinds.map((kind) => ({ kind, fireAt: tuesday }));

type Given = Parameters<typeof paid>[0];
const seen = (given: Given, role: Role, kinds: readonly TimerKind[] = []) =>
  viewOrder({ order: paid(given), role, timers: running(...kinds) });

describe('what stands in the way of an order', () => {
  test.each<[string, Given, readonly TimerKind[], Obstacle | null]>([
    ['the bank asks', { status: 'seller_to_ship', hold: bank }, ['hold'], 'bank_hold'],
    ['support looks at it', { status: 'confirming_buyer_order', hold: review }, ['hold'], 'review_hold'],
    ['the parcel to us is looked for', { status: 'on_way_to_warehouse' }, ['inbound_search'], 'inbound_search'],
    ['it is only on its way', { status: 'on_way_to_warehouse' }, ['inbound_transit', 'first_scan'], null],
    ['the parcel to the buyer is looked for', { status: 'to_receive' }, ['outbound_search'], 'outbound_search'],
    ['it came back, unpaid', { status: 'platform_to_ship', redelivery: 'unpaid' }, ['redelivery'], 'parcel_back'],
    [
      'the bank asks while it is back',
      { status: 'platform_to_ship', redelivery: 'unpaid', hold: bank },
      [],
      'bank_hold',
    ],
    [
      'it came back, and its second way is paid',
      { status: 'platform_to_ship', redelivery: 'paid' },
      ['platform_to_ship'],
      null,
    ],
    ['it was sent a second time unpaid: never', { status: 'to_receive', redelivery: 'unpaid' }, [], null],
    ['it ended under a hold', { status: 'transaction_closed', hold: bank }, [], null],
    ['it was done before the hold ended', { status: 'transaction_successful', hold: review }, [], null],
  ])('%s', (_title, given, kinds, expected) => {
    expect(seen(given, 'buyer', kinds).obstacle).toBe(expected);
  });

  test('is said to each side in place of the status, in words that there are', () => {
    for (const role of ['buyer', 'seller', 'operator'] as const) {
      const { labelId, infoId } = seen({ status: 'seller_to_ship', hold: bank }, role, ['hold']);
      expect([labelId, infoId]).toEqual([`obstacle.bank_hold.${role}`, `obstacle.bank_hold.${role}.info`]);
      for (const obstacle of obstacles) {
        expect(en[`obstacle.${obstacle}.${role}`]).toBeTruthy();
        expect(en[`obstacle.${obstacle}.${role}.info`]).toMatch(/\.$/);
      }
    }
  });

  test('hides no reason of an end', () => {
    const closure = { reason: 'no_return_required', detail: 'chargeback' } as const;
    expect(seen({ status: 'transaction_closed', hold: bank, closure }, 'seller').infoId).toBe('closed.chargeback');
  });
});

describe('an order that stands still', () => {
  const stopped: readonly OrderStatus[] = [
    'confirming_buyer_order',
    'seller_to_ship',
    'on_way_to_warehouse',
    'platform_received',
    'under_inspection',
    'pending_buyer_confirmation',
    'platform_to_ship',
  ];
  test.each(stopped.flatMap((status) => [bank, review].map((hold) => [status, hold] as const)))(
    'is nobody’s turn in %s',
    (status, hold) => {
      for (const role of ['buyer', 'seller'] as const) {
        const { nextActor, deadline } = seen({ status, hold }, role, ['hold']);
        // A bank names no day, and may also end the order.
        expect([nextActor, deadline]).toEqual(['platform', hold === bank ? null : tuesday]);
      }
    },
  );

  const refused = ['confirm_order', 'seller_deliver', 'hand_to_courier', 'pass_inspection', 'hold_order'];
  test.each(stopped.flatMap((status) => [bank, review].map((hold) => [status, hold] as const)))(
    'offers in %s nothing that the hold refuses',
    (status, hold) => {
      const offered = (['buyer', 'seller', 'operator'] as const).flatMap(
        (role) => seen({ status, hold }, role).actions,
      );
      expect(offered.filter((action) => [...refused, 'remind_of_order', 'rush_order'].includes(action))).toEqual([]);
    },
  );

  test('is let go by support where the hold is ours, and by nobody where it is the bank’s', () => {
    for (const status of stopped) {
      expect(seen({ status, hold: review }, 'operator').actions).toContain('release_hold');
      expect(seen({ status, hold: bank }, 'operator').actions).not.toContain('release_hold');
      expect(seen({ status, hold: bank }, 'operator').actions).not.toContain('platform_cancel');
      expect(seen({ status, hold: review }, 'seller').actions).not.toContain('release_hold');
    }
    expect(mayRelease({ status: 'transaction_closed', hold: review })).toBe(false);
  });
});

describe('a parcel that came back', () => {
  test('is handed over only when its second way is paid', () => {
    const actions = (redelivery: 'unpaid' | 'paid', lane: 'standard' | 'flash') =>
      seen({ status: 'platform_to_ship', redelivery, lane }, 'operator').actions;
    for (const lane of ['standard', 'flash'] as const) {
      expect(actions('unpaid', lane)).not.toContain('hand_to_courier');
      expect(actions('paid', lane)).toContain('hand_to_courier');
    }
  });

  test('of an order from stock can neither be stopped nor cancelled: it was handed over before', () => {
    const { actions } = seen({ status: 'platform_to_ship', redelivery: 'paid', lane: 'flash' }, 'operator');
    expect(actions).not.toContain('hold_order');
    expect(actions).not.toContain('platform_cancel');
  });
});

describe('an ask says what its order waits for', () => {
  test.each<[string, AskStatus, OrderHold | null, readonly TimerKind[], Obstacle | null]>([
    ['the bank asks', 'to_ship', bank, ['hold'], 'bank_hold'],
    ['support looks at it', 'confirming_buyer_order', review, ['hold'], 'review_hold'],
    ['its parcel is looked for', 'on_way_to_warehouse', null, ['inbound_search'], 'inbound_search'],
    ['its part is done', 'transaction_successful', bank, [], null],
    ['nothing is in the way', 'to_ship', null, ['shipment'], null],
  ])('%s', (_title, status, hold, kinds, expected) => {
    const view = viewAsk({ ask: ask({ status }), hold, role: 'seller', timers: running(...kinds) });
    expect(view.obstacle).toBe(expected);
    if (hold !== null && expected !== null) {
      expect([view.nextActor, view.labelId]).toEqual(['platform', `obstacle.${expected}.seller`]);
    }
  });

  test('nobody is reminded meanwhile', () => {
    const actions = (hold: OrderHold | null) =>
      viewAsk({ ask: ask({ status: 'pending_buyer_confirmation' }), hold, role: 'seller', timers: [] }).actions;
    expect(actions(null)).toContain('remind_of_ask');
    expect(actions(bank)).not.toContain('remind_of_ask');
  });
});
