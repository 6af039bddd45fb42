import { expect, test } from 'vitest';
import { ordersPath } from '../../../shell/paths.ts';
import { ordersQuery } from './orders-query.view-model.ts';

test.each([
  ['', { role: 'buyer', tab: 'in_progress' }],
  ['role=seller', { role: 'seller', tab: 'in_progress' }],
  ['role=seller&tab=done', { role: 'seller', tab: 'done' }],
  ['role=admin&tab=all', { role: 'buyer', tab: 'in_progress' }],
] as const)('"%s"', (search, expected) => {
  expect(ordersQuery(new URLSearchParams(search))).toEqual(expected);
});

test('a list’s address leads back to it', () => {
  const query = { role: 'seller', tab: 'to_receive' } as const;
  expect(ordersQuery(new URL(ordersPath(query), 'https://suki.test').searchParams)).toEqual(query);
});
