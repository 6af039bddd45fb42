import { pesos } from '@suki/domain/money/centavos';
import { describe, expect, test } from 'vitest';
import { initialRange, offeredRanges, priceHistory, type RangeId } from './price-history.view-model.ts';
import { figuresOfNone, figuresToCome } from './price-history-figures.ts';
import type { SizeSale } from './sales-shown.ts';

const now = new Date('2026-11-21T04:00:00Z');
const sale = (price: number, daysAgo: number): SizeSale => ({
  price: pesos(price),
  at: now.getTime() - daysAgo * 86_400_000,
});
const ask = (sales: readonly SizeSale[], range: RangeId = '90d', lowestAsk: number | null = null) =>
  priceHistory({ sales, range, now, size: 'US M 9', lowestAsk: lowestAsk === null ? null : pesos(lowestAsk) });

describe('a range holds its days only', () => {
  const sales = [
    sale(8_000, 1),
    sale(8_100, 6.9),
    sale(8_200, 29),
    sale(8_300, 89),
    sale(8_400, 364),
    sale(8_500, 900),
  ];
  test.each([
    ['7d', 2],
    ['30d', 3],
    ['90d', 4],
    ['1y', 5],
    ['all', 6],
  ] as const)('%s: %i sales', (range, count) => {
    expect(ask(sales, range)?.points).toHaveLength(count);
  });

  test('the edge itself is outside, a moment after it inside', () => {
    expect(ask([sale(8_000, 7)], '7d')).toBeNull();
    expect(ask([{ ...sale(8_000, 7), at: sale(8_000, 7).at + 1 }], '7d')?.points).toHaveLength(1);
  });
});

test('without a sale in the range there is nothing to draw', () => {
  expect(ask([])).toBeNull();
  expect(ask([sale(8_000, 100)])).toBeNull();
});

test('the figures are the same ones before they are known, of sales, and of a range without any', () => {
  const names = (stats: typeof figuresToCome | undefined) => stats?.map(({ name }) => name);
  expect(ask([sale(8_000, 3), sale(9_000, 5)])?.stats.map(({ value }) => value)).toEqual([
    '₱8,000',
    '₱8,500',
    '2',
    '₱8,000',
    '₱9,000',
  ]);
  expect(names(figuresToCome)).toEqual(names(ask([sale(8_000, 3)])?.stats));
  expect(names(figuresOfNone)).toEqual(names(figuresToCome));
});

test('points run from the oldest to the newest, whatever order they came in', () => {
  const history = ask([sale(8_100, 1), sale(8_000, 5)]);
  expect(history?.points.map(({ value }) => value)).toEqual([800_000, 810_000]);
});

test('the line is the average of the last five sales', () => {
  const history = ask([8_000, 8_100, 8_200, 8_300, 8_400, 9_000].map((price, index) => sale(price, 20 - index)));
  expect(history?.line.map(({ value }) => value / 100)).toEqual([8_000, 8_050, 8_100, 8_150, 8_200, 8_400]);
});

test('the price axis has at most five lines, holds every sale and the lowest ask, and does not stick to its edge', () => {
  const history = ask([sale(7_900, 3), sale(9_550, 9)], '90d', 10_200);
  expect(history?.yTicks.length).toBeLessThanOrEqual(5);
  expect(history?.y.from).toBeLessThan(790_000);
  expect(history?.y.to).toBeGreaterThan(1_020_000);
});

test('one sale has an axis too', () => {
  expect(ask([sale(8_000, 3)])?.yTicks.map(({ label }) => label)).toContain('₱8,000');
});

test('weeks begin on Monday in Manila and the newest stands first', () => {
  const history = ask([sale(8_250, 1), sale(8_450, 2), sale(8_600, 8)]);
  expect(history?.weeks.map(({ cells }) => cells)).toEqual([
    { week: '16 Nov', sales: '2', low: '₱8,250', high: '₱8,450', average: '₱8,350' },
    { week: '9 Nov', sales: '1', low: '₱8,600', high: '₱8,600', average: '₱8,600' },
  ]);
});

test('the drawing is said in a sentence', () => {
  expect(ask([sale(9_050, 80), sale(7_900, 40), sale(8_300, 1)])?.summary).toBe(
    'Sales of US M 9 over 90 d: from ₱9,050 to ₱8,300, lowest ₱7,900, highest ₱9,050. The same numbers are in the table.',
  );
});

test.each([
  ['90 days at first', [sale(8_000, 3)], '90d'],
  ['longer when nothing was sold since', [sale(8_000, 91)], '1y'],
  ['everything when it is long ago', [sale(8_000, 400)], 'all'],
  ['everything when nothing was sold', [], 'all'],
] as const)('the range that is shown: %s', (_, sales, range) => {
  expect(initialRange(sales, now)).toBe(range);
});

test.each([
  ['sold this week', [sale(8_000, 3)], ['7d', '30d', '90d', '1y', 'all']],
  ['sold a month ago', [sale(8_000, 40), sale(8_000, 300)], ['90d', '1y', 'all']],
  ['sold long ago', [sale(8_000, 400)], ['all']],
] as const)('ux 37: no range is offered that holds no sale: %s', (_, sales, ids) => {
  expect(offeredRanges(sales, now).map(({ id }) => id)).toEqual(ids);
});

test('ux 37: each sale is said with its day and price', () => {
  expect(ask([sale(8_100, 1)])?.points[0]?.words).toMatch(/^\w{3} \d+ Nov: ₱8,100$/);
});
