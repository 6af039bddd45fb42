import type { Obstacle } from '@suki/domain/trade/view/obstacle';
import { expect, test } from 'vitest';
import { type Work, workNow } from './next-work.view-model.ts';

test.each<[string, readonly string[], Obstacle | null, Work | null]>([
  ['an item that waits', ['platform_cancel', 'begin_inspection', 'lose_item'], null, 'begin'],
  ['an item that waits, while the bank asks', ['begin_inspection'], 'bank_hold', null],
  ['an item under inspection', ['pass_inspection', 'note_defect', 'fail_inspection'], null, 'inspect'],
  ['an item under inspection, while the bank asks: a pass would be refused', ['note_defect'], 'bank_hold', null],
  ['an item under inspection, stopped by us', ['release_hold', 'note_defect', 'fail_inspection'], 'review_hold', null],
  ['a parcel to send', ['hand_to_courier', 'lose_item'], null, 'ship'],
  ['one that the bank has stopped', [], 'bank_hold', null],
  ['one that came back, unpaid', ['lose_item'], 'parcel_back', null],
])('the work of %s', (_title, actions, obstacle, expected) => {
  expect(workNow({ next: { actions: [...actions], obstacle } })).toBe(expected);
});

test.each([
  ['one’s own', { byName: 'Noli', isOwn: true, waitsForSecond: false, isOwnFinding: false }, 'inspect'],
  ['a colleague’s', { byName: 'Rico', isOwn: false, waitsForSecond: false, isOwnFinding: false }, 'take_over'],
  [
    'a colleague’s that asks for a second',
    { byName: 'Rico', isOwn: false, waitsForSecond: true, isOwnFinding: false },
    'inspect',
  ],
  [
    'a colleague’s after one’s own finding',
    { byName: 'Rico', isOwn: false, waitsForSecond: true, isOwnFinding: true },
    'take_over',
  ],
] as const)('ops A.2 A8b: an item under inspection that is %s is to %s', (_title, inspection, expected) => {
  expect(workNow({ next: { actions: ['pass_inspection'], obstacle: null }, inspection })).toBe(expected);
});
