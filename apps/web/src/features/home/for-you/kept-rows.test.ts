import { pesos } from '@suki/domain/money/centavos';
import type { SavedItemCard } from '@suki/sdk/types';
import { expect, test } from 'vitest';
import { keptRowsOf } from './kept-rows.client.ts';

const saved = (name: string, was: number | null, now: number | null): SavedItemCard =>
  ({
    priceWhenSaved: was === null ? null : pesos(was),
    item: {
      id: name,
      name,
      lowestAsk: now === null ? null : pesos(now),
      flashLowestAsk: null,
      art: { url: '', views: [], ground: { light: '', dark: '' } },
    },
  }) as unknown as SavedItemCard;

test('kept items that fell stand first, the largest fall before the others; what nobody sells is left out', () => {
  const rows = keptRowsOf([
    saved('same', 5_000, 5_000),
    saved('a little', 5_000, 4_900),
    saved('gone', 5_000, null),
    saved('much', 5_000, 4_000),
  ]);
  expect(rows.map(({ facts, fell }) => [facts.name, fell])).toEqual([
    ['much', '₱1,000'],
    ['a little', '₱100'],
    ['same', null],
  ]);
});
