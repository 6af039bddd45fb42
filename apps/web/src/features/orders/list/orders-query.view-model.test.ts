import { expect, test } from 'vitest';
import { ordersPath } from '../../../shell/paths.ts';
import { ordersQuery } from './orders-query.view-model.ts';

const none = { to_pay: 0, in_progress: 0, to_receive: 0 };
const quiet = { yourTurn: { buyer: 0, seller: 0 }, bought: none, sold: none, asks: { selling: 0, in_progress: 0 } };
const busy = { ...quiet, yourTurn: { buyer: 0, seller: 1 }, sold: { ...none, in_progress: 1 } };

test.each([
  ['', quiet, { view: 'buyer', tab: 'in_progress' }],
  ['', busy, { view: 'your_turn' }],
  ['tab=your_turn', quiet, { view: 'your_turn' }],
  ['role=seller', busy, { view: 'seller', tab: 'in_progress' }],
  ['role=seller&tab=done', busy, { view: 'seller', tab: 'done' }],
  ['tab=to_receive', busy, { view: 'buyer', tab: 'to_receive' }],
  ['role=admin&tab=all', quiet, { view: 'buyer', tab: 'in_progress' }],
] as const)('ux 9: "%s" opens where work is, unless the address says where', (search, counts, expected) => {
  expect(ordersQuery(new URLSearchParams(search), counts)).toEqual(expected);
});

test.each([
  ['', null],
  ['role=seller', null],
  ['tab=your_turn', { view: 'your_turn' }],
  ['role=seller&tab=done', { view: 'seller', tab: 'done' }],
])('ux 9: before the counts are known, "%s"', (search, expected) => {
  expect(ordersQuery(new URLSearchParams(search), null)).toEqual(expected);
});

test.each([[{ view: 'seller', tab: 'to_receive' }], [{ view: 'your_turn' }]] as const)(
  'the address of %o leads back to it',
  (query) => {
    const path =
      query.view === 'your_turn' ? ordersPath({ tab: 'your_turn' }) : ordersPath({ role: query.view, tab: query.tab });
    expect(ordersQuery(new URL(path, 'https://suki.test').searchParams, null)).toEqual(query);
  },
);
