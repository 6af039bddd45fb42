import { proves } from '@suki/evidence/proves';
import { expect, test } from 'vitest';
import { paidOrderFixture } from '../../../testing/trade-fixtures.ts';
import { timerWindows } from '../../config/timers.ts';
import { eventIds, transition } from '../table/transitions.table.ts';
import { viewOrder } from '../view/view.ts';
import type { TimerKind } from './statuses.ts';
import { timeoutKindOf, timeoutKinds } from './timeout-kinds.table.ts';

test.each([
  ['buyer_inspection_timeout', 'buyer_inspection_timeout'],
  ['platform_to_ship', 'platform_to_ship'],
  ['platform_to_ship_again', 'platform_to_ship'],
  ['return_shipment', 'platform_to_ship'],
  ['seller_to_receive', 'seller_to_receive'],
  ['shipment', null],
  ['send_sla', null],
  ['receipt', null],
] as const)('the timer %s makes the timeout %s', (timer, kind) => {
  proves('Timeout kinds: platform_to_ship, seller_to_receive, buyer_inspection_timeout.', { timeoutKindOf });
  expect(timeoutKindOf(timer)).toBe(kind);
});

test('the timeouts are those of the specification, and each lapses by a row of the table', () => {
  proves('Timeout kinds: platform_to_ship, seller_to_receive, buyer_inspection_timeout.', { timeoutKinds });
  expect(Object.keys(timeoutKinds)).toEqual(['platform_to_ship', 'seller_to_receive', 'buyer_inspection_timeout']);
  for (const timer of Object.values(timeoutKinds).flat()) {
    const { command } = timerWindows[timer];
    expect(eventIds.filter((event) => transition(event).command === command).length, timer).toBeGreaterThan(0);
  }
});

test('an order that closes because the buyer did not answer has the reason of its timeout', () => {
  expect(transition('E63')).toMatchObject({
    command: timerWindows.buyer_inspection_timeout.command,
    closure: { reason: timeoutKindOf('buyer_inspection_timeout') },
  });
});

const at = new Date('2026-11-23T10:00:00+08:00');
const running = (...kinds: TimerKind[]) => kinds.map((kind, hour) => ({ kind, fireAt: new Date(at.getTime() + hour) }));

test.each([
  ['pending_buyer_confirmation', ['buyer_inspection_timeout'], 'buyer_inspection_timeout'],
  ['platform_to_ship', ['send_sla', 'platform_to_ship'], 'platform_to_ship'],
  ['platform_to_ship', ['platform_to_ship_again'], 'platform_to_ship'],
  ['transaction_closed', ['seller_to_receive'], 'seller_to_receive'],
  ['seller_to_ship', ['shipment'], null],
  ['to_receive', [], null],
] as const)('coverage 4: an order in %s with the timers %o answers the timeout %s', (status, kinds, timeoutKind) => {
  for (const role of ['buyer', 'seller', 'operator'] as const) {
    expect(viewOrder({ order: paidOrderFixture({ status }), role, timers: running(...kinds) }).timeoutKind).toBe(
      timeoutKind,
    );
  }
});
