import { toId } from '@suki/domain/ids/id';
import { expect, test } from 'vitest';
import { keptDrafts } from './kept-drafts.ts';

function drawer() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const orderId = toId('ord', 'ord_0123456789');
const drafts = { sole: { verdict: 'fail', note: 'Glue on both soles' } } as const;

test('an inspector finds their own verdicts again, and the next one at the station finds none of them', () => {
  const station = drawer();
  keptDrafts(station, 'noli@suki.test', orderId).keep(drafts);
  expect(keptDrafts(station, 'rico@suki.test', orderId).read()).toEqual({});
  expect(keptDrafts(station, 'noli@suki.test', orderId).read()).toEqual(drafts);
});

test('who publishes a report clears away their own verdicts only', () => {
  const station = drawer();
  const [noli, rico] = ['noli@suki.test', 'rico@suki.test'].map((who) => keptDrafts(station, who, orderId));
  noli?.keep(drafts);
  rico?.keep(drafts);
  rico?.forget();
  expect([noli?.read(), rico?.read()]).toEqual([drafts, {}]);
});
