import { expect, test } from 'vitest';
import { type Intervention, interventionsOf } from './interventions.view-model.ts';

const order = (status: string, actions: readonly string[], lane = 'standard') =>
  ({ status, lane, next: { actions } }) as unknown as Parameters<typeof interventionsOf>[0];

const all = ['lose_item', 'hold_order', 'platform_cancel'];

test.each<[string, Parameters<typeof interventionsOf>[0], Parameters<typeof interventionsOf>[1], Intervention[]]>([
  ['the warehouse reports a loss', order('under_inspection', all), ['warehouse'], ['lose']],
  ['support stops and cancels', order('seller_to_ship', all), ['support'], ['hold', 'cancel']],
  ['an admin may do all of it', order('seller_to_ship', all), ['admin'], ['lose', 'hold', 'cancel']],
  ['an inspector steps into nothing', order('seller_to_ship', all), ['inspector'], []],
  [
    'what stands still can be released',
    order('seller_to_ship', ['platform_cancel']),
    ['support'],
    ['release', 'cancel'],
  ],
  ['an item on its way cannot be stopped', order('on_way_to_warehouse', ['platform_cancel']), ['support'], ['cancel']],
  ['an order from stock can be released', order('platform_to_ship', [], 'flash'), ['support'], ['release']],
  ['another one is not stopped there', order('platform_to_ship', []), ['support'], []],
  ['an order that is over is over', order('transaction_closed', []), ['admin'], []],
])('%s', (_title, seen, roles, expected) => {
  expect(interventionsOf(seen, roles)).toEqual(expected);
});
