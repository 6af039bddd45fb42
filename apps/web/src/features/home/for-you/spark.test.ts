import { centavos, pesos } from '@suki/domain/money/centavos';
import { expect, test } from 'vitest';
import { sparkOf, sparkRoom } from './spark.ts';

const course = (...prices: readonly number[]) => sparkOf(prices.map(pesos));

test.each([
  ['rises from the foot to the top', [5_000, 5_500, 6_000], 'M3 23L44 13L85 3', 3],
  ['falls from the top to the foot', [6_000, 5_500, 5_000], 'M3 3L44 13L85 23', 23],
  ['leads from one to the other of two', [5_000, 6_000], 'M3 23L85 3', 3],
  ['lies in the middle where nothing moved', [5_000, 5_000, 5_000], 'M3 13L44 13L85 13', 13],
] as const)('the line of the last sales %s', (_, prices, line, end) => {
  expect(course(...prices)).toMatchObject({ line, end });
});

test('is told in words', () => {
  expect(course(5_000, 7_000, 6_020)?.label).toBe('Last 3 sales: ₱5,000 at first, ₱6,020 at last');
});

test.each([[[]], [[5_000]]])('too few sales have no line: %o', (prices) => {
  expect(course(...prices)).toBeNull();
});

test('no point leaves the room', () => {
  const prices = Array.from({ length: 12 }, (_, place) => centavos(((place * 7919) % 13) * 50_00));
  const points =
    sparkOf(prices)
      ?.line.slice(1)
      .split('L')
      .map((point) => point.split(' ').map(Number)) ?? [];
  expect(points).toHaveLength(12);
  for (const [x = -1, y = -1] of points) {
    expect([x >= 0 && x <= sparkRoom.width, y >= 0 && y <= sparkRoom.height]).toEqual([true, true]);
  }
});
