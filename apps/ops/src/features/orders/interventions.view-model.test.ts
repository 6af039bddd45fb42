import { expect, test } from 'vitest';
import { type Intervention, interventionsOf } from './interventions.view-model.ts';

const order = (...actions: readonly string[]) => ({ next: { actions: [...actions] } });
const all = order('lose_item', 'hold_order', 'platform_cancel');

test.each<[string, Parameters<typeof interventionsOf>[0], Parameters<typeof interventionsOf>[1], Intervention[]]>([
  ['the warehouse reports a loss', all, ['warehouse'], ['lose']],
  ['support stops and cancels', all, ['support'], ['hold', 'cancel']],
  ['an admin may do all of it', all, ['admin'], ['lose', 'hold', 'cancel']],
  ['an inspector steps into nothing', all, ['inspector'], []],
  [
    'an order that we stopped can be released',
    order('release_hold', 'platform_cancel'),
    ['support'],
    ['release', 'cancel'],
  ],
  ['and not by the warehouse', order('release_hold'), ['warehouse'], []],
  ['an order that the bank stopped cannot be released by us', order(), ['support'], []],
  ['an item on its way cannot be stopped', order('platform_cancel'), ['support'], ['cancel']],
])('%s', (_title, seen, roles, expected) => {
  expect(interventionsOf(seen, roles)).toEqual(expected);
});
