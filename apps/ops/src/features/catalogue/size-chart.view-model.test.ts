import { expect, test } from 'vitest';
import {
  checkChart,
  entriesOfChart,
  entryWords,
  newSize,
  otherSystems,
  type SizeEntry,
  sizesInUse,
} from './size-chart.view-model.ts';

const chart = {
  baseSystem: 'us_m' as const,
  systems: ['us_m' as const, 'eu' as const],
  rows: [
    { labels: { us_m: '9', eu: '42.5' }, isUsed: true },
    { labels: { us_m: '10', eu: '44' }, isUsed: false },
  ],
};
const entries = entriesOfChart(chart);

test('a chart is sent with each size under its label of before, without empty labels', () => {
  const [nine, ten] = entries as [SizeEntry, SizeEntry];
  const added = { ...newSize(entries), labels: { us_m: '11', eu: ' ' } };
  expect(checkChart(chart, [ten, nine, added])).toEqual({
    ok: true,
    rows: [
      { was: '10', labels: { us_m: '10', eu: '44' } },
      { was: '9', labels: { us_m: '9', eu: '42.5' } },
      { was: null, labels: { us_m: '11' } },
    ],
  });
});

test('a size without its base label, and one label twice, are told at their sizes', () => {
  const [nine, ten] = entries as [SizeEntry, SizeEntry];
  const checked = checkChart(chart, [nine, { ...ten, labels: { us_m: '9' } }, newSize(entries)]);
  expect(checked.ok ? [] : [...checked.errors.keys()]).toEqual([1, 2]);
});

test('a size reads with its labels, and a new one says so', () => {
  expect(entries.map((entry) => entryWords(entry, chart))).toEqual(['9 (EU 42.5)', '10 (EU 44)']);
  expect(entryWords(newSize(entries), chart)).toBe('New size');
});

test('a chart of letters has no other system', () => {
  expect(otherSystems(['no_size_conversion'], 'no_size_conversion')).toEqual([]);
  expect(otherSystems(chart.systems, 'us_m')).not.toContain('eu');
});

test('a refusal names the sizes that stay', () => {
  expect(sizesInUse({ sizes: ['9', '10'] })).toBe('9, 10');
  expect(sizesInUse({})).toBe(null);
});
