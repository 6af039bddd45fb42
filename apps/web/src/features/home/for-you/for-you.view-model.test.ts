import { toId } from '@suki/domain/ids/id';
import { pesos } from '@suki/domain/money/centavos';
import type { Drop, ItemCard, Trending } from '@suki/sdk/types';
import { describe, expect, test } from 'vitest';
import { forYouOf, leadDrop } from './for-you.view-model.ts';

const today = '2026-11-28';
const item = (number: number, more: Partial<ItemCard> = {}): ItemCard =>
  ({
    id: toId('itm', `itm_${String(number).padStart(10, '0')}`),
    name: `Item ${number}`,
    category: 'shoes',
    lowestAsk: pesos(5_000),
    lowestAskRegion: 'NCR',
    flashLowestAsk: null,
    highestBid: null,
    lastSale: null,
    retailPrice: pesos(4_000),
    soldCount: 0,
    art: {
      url: `http://api/art/${number}`,
      views: [
        { view: 'side', alt: '' },
        { view: 'three-quarter', alt: '' },
      ],
      ground: { light: 'white', dark: 'black' },
    },
    ...more,
  }) as ItemCard;
const drop = (number: number, releaseDate: string, waitingCount = 0): Drop => {
  const card = item(number, { releaseDate });
  return { id: card.id, itemId: card.id, releaseDate, waitingCount, item: card };
};
const trending = (number: number, more: Partial<ItemCard> = {}): Trending =>
  ({ id: number, title: '', keyword: '', saleCount: 3, prices: [], item: item(number, more) }) as Trending;
const nothing = { sections: [], drops: [], today, trendings: [], cheap: [] } as const;
const idsOf = (items: readonly { readonly id: string }[]): readonly number[] =>
  items.map(({ id }) => Number(id.slice(4)));

describe('the drop that stands large', () => {
  test.each([
    ['the next one', [drop(1, '2026-11-30'), drop(2, '2026-12-02')], 1],
    ['the one that most people wait for', [drop(1, '2026-11-30', 2), drop(2, '2026-12-02', 9)], 2],
    ['none of those that come later than in two weeks', [drop(1, '2026-11-30'), drop(2, '2026-12-13', 9)], 1],
    ['none when nothing comes soon', [drop(1, '2027-01-30')], null],
  ] as const)('is %s', (_, drops, expected) => {
    const lead = leadDrop(drops, today);
    expect(lead === null ? null : idsOf([lead])[0]).toBe(expected);
  });

  test('is shown from the front, with its day, and has no second picture in the calendar', () => {
    const { lead, days } = forYouOf({ ...nothing, drops: [drop(1, '2026-11-30', 3), drop(2, '2026-12-02')] });
    expect(lead).toMatchObject({
      view: 'http://api/art/1/three-quarter',
      drop: { day: 'Mon 30 Nov', daysLeft: 2, waiting: 3 },
    });
    expect(days.map(({ figure, when, art }) => [figure, when, art.view === null])).toEqual([
      ['30', 'Mon, Nov', true],
      ['2', 'Wed, Dec', false],
    ]);
  });

  test('gives its place to the first featured item when nothing comes soon', () => {
    const { lead, days } = forYouOf({ ...nothing, sections: [{ id: 'featured', items: [item(7)] }] });
    expect([lead?.name, lead?.drop, days]).toEqual(['Item 7', null, []]);
  });
});

test('an item stands on the page once', () => {
  const all = Array.from({ length: 30 }, (_, index) => item(index + 10));
  const page = forYouOf({
    sections: (['featured', 'deals', 'justDrop', 'shoes', 'men'] as const).map((id) => ({ id, items: all })),
    drops: [drop(1, '2026-11-30'), drop(2, '2026-12-02')],
    today,
    trendings: [trending(10), trending(11)],
    cheap: all,
  });
  const shown = [page.days, page.hot, page.deals, page.picks, page.shelf, page.fresh].flatMap(idsOf);
  expect(new Set(shown).size).toBe(shown.length);
  expect(new Set(page.aisles.map(({ art }) => art.view)).size).toBe(2);
  expect([page.picks.length, page.shelf.length, page.fresh.length, page.deals.length]).toEqual([5, 5, 4, 3]);
});

test('deals under their last sale come first', () => {
  const deals = [item(1), item(2, { lastSale: pesos(6_000) }), item(3, { lastSale: pesos(4_000) })];
  expect(idsOf(forYouOf({ ...nothing, sections: [{ id: 'deals', items: deals }] }).deals)).toEqual([2, 1, 3]);
});

test('the bid that a seller reads is the highest among what sells now', () => {
  const trendings = [trending(1), trending(2, { highestBid: pesos(900) }), trending(3, { highestBid: pesos(1_200) })];
  expect(forYouOf({ ...nothing, trendings }).bestBid).toMatchObject({ bid: pesos(1_200), item: { name: 'Item 3' } });
  expect(forYouOf(nothing).bestBid).toBeNull();
});
