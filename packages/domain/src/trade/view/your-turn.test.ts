import { describe, expect, test } from 'vitest';
import { askStatuses, bidStatuses, orderStatuses } from '../facts/statuses.ts';
import { askNextSteps, bidNextSteps, orderNextSteps } from '../table/next-step.table.ts';
import { byUrgency, turnStatuses } from './your-turn.ts';

describe('ux 9: "your turn" is where the table of next steps names the side', () => {
  test.each(['buyer', 'seller'] as const)('orders of the %s', (side) => {
    const owed = orderStatuses.filter((status) => orderNextSteps[status].nextActor === side);
    expect([...turnStatuses[side].order].toSorted()).toEqual(owed.toSorted());
  });

  test('asks before their sale, and bids before their acceptance', () => {
    const unsold = askStatuses.filter((status) => !['confirming_buyer_order', 'to_ship'].includes(status));
    expect(turnStatuses.seller.ask).toEqual(unsold.filter((status) => askNextSteps[status].nextActor === 'seller'));
    const open = bidStatuses.filter((status) => status !== 'buyer_to_pay');
    expect(turnStatuses.buyer.bid).toEqual(open.filter((status) => bidNextSteps[status].nextActor === 'buyer'));
  });
});

test('ux 9: a list has own turns first, then the nearest deadline, then the newest', () => {
  const row = (id: string, isYourTurn: boolean, deadline: string | null, createdAt: string) => ({
    id,
    isYourTurn,
    deadline,
    createdAt,
  });
  const rows = [
    row('old, no deadline', false, null, '2026-11-01'),
    row('others later', false, '2026-12-02', '2026-11-05'),
    row('others soon', false, '2026-12-01', '2026-11-03'),
    row('new, no deadline', false, null, '2026-11-09'),
    row('mine later', true, '2026-12-09', '2026-11-04'),
    row('mine soon', true, '2026-12-08', '2026-11-02'),
    row('mine, no deadline', true, null, '2026-11-02'),
  ];
  expect(rows.toSorted(byUrgency).map(({ id }) => id)).toEqual([
    'mine soon',
    'mine later',
    'mine, no deadline',
    'others soon',
    'others later',
    'new, no deadline',
    'old, no deadline',
  ]);
});
