import { describe, expect, test } from 'vitest';
import { type OrderStatus, orderStatuses } from '../facts/statuses.ts';
import { orderTrack, orderTrackSteps } from './order-track.ts';

const way: readonly OrderStatus[] = [
  'to_pay',
  'confirming_buyer_order',
  'seller_to_ship',
  'on_way_to_warehouse',
  'platform_received',
  'under_inspection',
  'pending_buyer_confirmation',
  'platform_to_ship',
  'to_receive',
  'transaction_successful',
];
const day = (index: number) => `2026-11-${String(index + 10).padStart(2, '0')}T04:00:00.000Z`;
const historyOf = (statuses: readonly OrderStatus[]) =>
  statuses.map((to, index) => ({ from: statuses[index - 1] ?? null, to, at: day(index) }));
const until = (status: OrderStatus) => way.slice(0, way.indexOf(status) + 1);

describe('ux 25: the track has seven steps, and every event moves it or its words', () => {
  test.each([
    ['to_pay', 1],
    ['confirming_buyer_order', 2],
    ['seller_to_ship', 3],
    ['on_way_to_warehouse', 4],
    ['platform_received', 5],
    ['under_inspection', 5],
    ['pending_buyer_confirmation', 5],
    ['platform_to_ship', 6],
    ['to_receive', 7],
    ['transaction_successful', 7],
  ] as const)('%s is step %i', (status, position) => {
    const track = orderTrack(status, historyOf(until(status)));
    expect(track.position).toBe(position);
    expect(track.steps.map(({ state }) => state)).toEqual(
      orderTrackSteps.map((_, index) => (index + 1 < position ? 'done' : index + 1 === position ? 'now' : 'todo')),
    );
  });

  test('a step that is behind has the day on which it ended', () => {
    expect(orderTrack('platform_to_ship', historyOf(until('platform_to_ship'))).steps.map(({ at }) => at)).toEqual([
      day(1),
      day(2),
      day(3),
      day(4),
      day(7),
      null,
      null,
    ]);
    const done = orderTrack('transaction_successful', historyOf(way));
    expect(done.steps.at(-1)).toEqual({ step: 'delivered', state: 'now', at: day(9) });
  });

  test('a parcel that the seller sends again has the day of the second time', () => {
    const again = [...until('on_way_to_warehouse'), 'seller_to_ship', 'on_way_to_warehouse'] as const;
    expect(orderTrack('on_way_to_warehouse', historyOf(again)).steps[2]?.at).toBe(day(5));
  });

  test('a flash item has no days of steps that it skips', () => {
    const { position, steps } = orderTrack('platform_to_ship', historyOf(['to_pay', 'platform_to_ship']));
    expect(position).toBe(6);
    expect(steps.map(({ at }) => at)).toEqual([day(1), null, null, null, null, null, null]);
  });
});

describe('ux 56: the track of a closed order stops where it stopped', () => {
  test.each(way.slice(0, -1))('in %s', (status) => {
    const before = orderTrack(status, historyOf(until(status)));
    const closed = orderTrack('transaction_closed', historyOf([...until(status), 'transaction_closed']));
    expect(closed).toEqual(before);
  });

  test('without a history it stopped at the start', () => {
    expect(orderTrack('transaction_closed', []).position).toBe(1);
  });

  test('a line without a move changes nothing', () => {
    const history = historyOf(until('seller_to_ship'));
    const note = { from: 'seller_to_ship', to: 'seller_to_ship', at: day(9) };
    expect(orderTrack('seller_to_ship', [...history, note])).toEqual(orderTrack('seller_to_ship', history));
  });
});

test.each(orderStatuses)('exactly one step is now in %s', (status) => {
  expect(orderTrack(status, []).steps.filter(({ state }) => state === 'now')).toHaveLength(1);
});
