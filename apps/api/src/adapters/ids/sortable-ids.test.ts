import { idPrefixes, isId } from '@suki/domain/ids/id';
import { expect, test } from 'vitest';
import { sortableIds } from './sortable-ids.ts';

const at = (iso: string) => ({ now: () => new Date(iso) });

test.each(Object.keys(idPrefixes))('an id of %s is well-formed', (prefix) => {
  const ids = sortableIds(at('2026-11-21T00:00:00Z'));
  expect(isId('usr', ids.next('usr'))).toBe(true);
  expect(prefix).toMatch(/^[a-z]{3}$/);
});

test('ids of one millisecond sort in the order they were made and are all different', () => {
  const ids = sortableIds(at('2026-11-21T00:00:00Z'));
  const made = Array.from({ length: 1000 }, () => ids.next('ord'));
  expect([...made].sort()).toEqual(made);
  expect(new Set(made).size).toBe(1000);
});

test('an id of a later moment sorts after one of an earlier moment', () => {
  let now = new Date('2026-11-21T00:00:00Z');
  const ids = sortableIds({ now: () => now });
  const earlier = ids.next('ask');
  now = new Date('2051-01-01T00:00:00Z');
  expect(ids.next('ask') > earlier).toBe(true);
});

test('two processes at the same moment make different ids', () => {
  const clock = at('2026-11-21T00:00:00Z');
  expect(sortableIds(clock).next('usr')).not.toBe(sortableIds(clock).next('usr'));
});
