import { toId } from '@suki/domain/ids/id';
import { pesos } from '@suki/domain/money/centavos';
import type { Drop } from '@suki/sdk/types';
import { expect, test } from 'vitest';
import { calendarOf, daysOfDrops } from './drop-calendar.view-model.ts';

const today = '2026-11-28';
const drop = (number: number, releaseDate: string, waitingCount = 0): Drop => ({
  id: toId('itm', `itm_${String(number).padStart(10, '0')}`),
  itemId: toId('itm', `itm_${String(number).padStart(10, '0')}`),
  releaseDate,
  waitingCount,
  item: {
    id: toId('itm', `itm_${String(number).padStart(10, '0')}`),
    name: `Item ${number}`,
    retailPrice: number === 1 ? null : pesos(5_000),
    art: { url: '', views: [], ground: { light: '', dark: '' } },
  } as unknown as Drop['item'],
});

test('drops stand under their day, with how far it is away', () => {
  const days = daysOfDrops(
    [drop(1, today), drop(2, '2026-11-29', 1), drop(3, '2026-11-29'), drop(4, '2026-12-05')],
    today,
  );
  expect(days.map(({ figure, when, away, drops }) => [figure, when, away, drops.length])).toEqual([
    ['28', 'Sat, Nov', 'Today', 1],
    ['29', 'Sun, Nov', 'Tomorrow', 2],
    ['5', 'Sat, Dec', 'In 7 days', 1],
  ]);
  expect(days[0]?.drops[0]).toMatchObject({ retail: 'Retail price to come', waiting: null });
  expect(days[1]?.drops[0]).toMatchObject({ retail: 'Retail ₱5,000', waiting: '1 person waits' });
});

test('the calendar has each month from the week of today to the last drop, from its right day of the week', () => {
  const months = calendarOf([drop(1, '2026-11-30'), drop(2, '2027-02-28')], today);
  expect(months.map(({ name, before, days }) => [name, before.length, days.length])).toEqual([
    ['Nov 2026', 0, 9],
    ['Dec 2026', 2, 31],
    ['Jan 2027', 5, 31],
    ['Feb 2027', 1, 28],
  ]);
  expect(months[0]?.days.filter(({ drops }) => drops > 0).map(({ figure }) => figure)).toEqual([30]);
  expect(months[0]?.days.filter(({ isToday }) => isToday).map(({ figure }) => figure)).toEqual([28]);
  expect(calendarOf([], today)).toHaveLength(1);
});
