import { expect, test } from 'vitest';
import { plansIn, rowsReadBy } from './read-plans.ts';

const entry = (plan: unknown): string =>
  `2026-01-01 UTC [1] LOG:  duration: 0.100 ms  plan:\n${JSON.stringify({ 'Query Text': 'select', Plan: plan }, null, 2)
    .split('\n')
    .map((line) => `\t${line}`)
    .join('\n')}\n`;

test('reads each plan of a log between other lines', () => {
  const log = `LOG:  started\n${entry({ 'Node Type': 'Result' })}LOG:  other\n\tcontinued\n${entry({ 'Node Type': 'Limit' })}`;
  expect(plansIn(log).map((plan) => plan['Node Type'])).toEqual(['Result', 'Limit']);
});

test('rows that a filter removed count as read, once for each loop', () => {
  const scan = {
    'Node Type': 'Seq Scan',
    'Relation Name': 'orders',
    'Actual Rows': 2,
    'Rows Removed by Filter': 8,
    'Actual Loops': 3,
  };
  const plan = { 'Node Type': 'Limit', Plans: [scan] };
  expect(rowsReadBy([plan], new Map([['orders', 50_000]]))).toEqual({ rows: 30, wholeTables: [] });
});

test.each([
  { what: 'an index read from end to end is a whole table', rows: 6_000, size: 10_000, wholeTables: ['orders'] },
  { what: 'a part of a table is not', rows: 4_000, size: 10_000, wholeTables: [] },
  { what: 'a small table may be read whole', rows: 200, size: 200, wholeTables: [] },
])('$what', ({ rows, size, wholeTables }) => {
  const plan = { 'Node Type': 'Index Scan', 'Relation Name': 'orders', 'Actual Rows': rows, 'Actual Loops': 1 };
  expect(rowsReadBy([plan], new Map([['orders', size]])).wholeTables).toEqual(wholeTables);
});
