import { type ItemId, toId } from '@suki/domain/ids/id';
import { expect, test } from 'vitest';
import { seededCharts } from '../../test/support/seeded-charts.ts';
import { itemFields, type RowTexts } from './fields.table.ts';
import type { ItemRow } from './item-row.types.ts';
import { type KnownItem, planBatch } from './plan-batch.ts';
import { readRow } from './read-row.ts';

const charts = seededCharts();
const empty = Object.fromEntries(itemFields.map((field) => [field, ''])) as RowTexts;
const usual = { name: 'Dunk Low Panda', brand: 'Nike', category: 'shoes', gender: 'men', sizes: '8;9' };

function rowOf(texts: Partial<RowTexts> = {}, line = 2): ItemRow {
  const row = readRow(line, { ...empty, ...usual, ...texts }, charts);
  if (!row.ok) throw new Error(row.why);
  return row.value;
}

const idOf = (number: number): ItemId => toId('itm', `itm_${String(number).padStart(10, '0')}`);

/** Plans rows against items that an earlier import of `before` has made. */
function plan(rows: readonly ItemRow[], before: readonly ItemRow[] = [], told: ReadonlySet<ItemId> = new Set()) {
  let number = 0;
  const newId = (): ItemId => {
    number += 1;
    return idOf(number);
  };
  const made = planBatch(before, { known: [], told: new Set(), newId });
  const known = made.items.map(({ addedSizes, ...item }): KnownItem => ({ ...item, sizes: addedSizes }));
  return planBatch(rows, { known, told, newId });
}

test('a row that no item matches makes one', () => {
  const { items, taken, unchanged } = plan([rowOf()]);
  expect({ taken, unchanged }).toEqual({ taken: 1, unchanged: 0 });
  expect(items).toMatchObject([{ isNew: true, name: 'Dunk Low Panda', model: 'Dunk Low Panda', brand: 'nike' }]);
});

test('a second import of a row changes nothing', () => {
  const rows = [rowOf({ styleCode: 'DD1391-100', retailPrice: '110', currency: 'USD' }), rowOf({ name: 'Blazer' })];
  expect(plan(rows, rows)).toMatchObject({ items: [], taken: 0, unchanged: 2 });
});

test.each<[string, Partial<RowTexts>, Partial<RowTexts>, number]>([
  [
    'one style code is one item, whatever its name',
    { styleCode: 'DD1391-100' },
    { styleCode: 'DD1391-100', name: 'Panda' },
    1,
  ],
  ['a style code is one with or without hyphen', { styleCode: 'DD1391-100' }, { styleCode: 'dd1391 100' }, 1],
  ['two style codes are two items of one name', { styleCode: 'DD1391-100' }, { styleCode: 'DD1391-101' }, 2],
  [
    'a style code of another brand is another item',
    { styleCode: 'A1' },
    { styleCode: 'A1', brand: 'Vans', name: 'Era' },
    2,
  ],
  ['without style code, name and colorway are one item', {}, { name: 'DUNK LOW PANDA' }, 1],
  ['another colorway is another item', { colorway: 'Black' }, { colorway: 'White' }, 2],
  ['a row without style code means the item of its name', { styleCode: 'DD1391-100' }, {}, 1],
])('%s', (_, first, second, items) => {
  expect(plan([rowOf(first), rowOf(second)]).items).toHaveLength(items);
});

test('rows with one size each make one item with all sizes, and each of them counts as taken', () => {
  const { items, taken } = plan([rowOf({ sizes: '8' }), rowOf({ sizes: '8.5' }), rowOf({ sizes: '9' })]);
  expect(taken).toBe(3);
  expect(items.map(({ addedSizes }) => addedSizes.map((size) => size.us_m))).toEqual([['8', '8.5', '9']]);
});

test('a later row of a file adds sizes alone, also in another batch', () => {
  const before = rowOf({ styleCode: 'A1' });
  const later = rowOf({ styleCode: 'A1', name: 'Another name', sizes: '10' });
  const { items } = plan([later], [before], new Set([idOf(1)]));
  expect(items).toMatchObject([{ name: 'Dunk Low Panda', isChanged: false, addedSizes: [{ us_m: '10' }] }]);
});

test('another file changes what it tells, and an empty field changes nothing', () => {
  const before = rowOf({ styleCode: 'A1', retailPrice: '100', releaseDate: '2021-01-14' });
  const { items } = plan([rowOf({ styleCode: 'A1', name: 'Panda', retailPrice: '120' })], [before]);
  expect(items).toMatchObject([
    { isChanged: true, addedSizes: [], name: 'Panda', retailPrice: 12_000, releaseDate: '2021-01-14' },
  ]);
});

test('a file with style codes gives them to items that had none', () => {
  const { items } = plan([rowOf({ styleCode: 'A1' }), rowOf({ styleCode: 'A2' })], [rowOf()]);
  expect(items).toMatchObject([
    { isNew: false, isChanged: true, styleCode: 'A1' },
    { isNew: true, styleCode: 'A2' },
  ]);
});

test('no size is taken away', () => {
  expect(plan([rowOf({ sizes: '9' })], [rowOf({ sizes: '8;9' })]).items).toEqual([]);
});

test('a file without sizes leaves those of a known item', () => {
  expect(plan([rowOf({ sizes: '' })], [rowOf({ sizes: '8' })]).items).toEqual([]);
});

test('sizes of a known item are read in its own chart', () => {
  const { items, refusals } = plan([rowOf({ gender: 'women', sizes: '5.5' })], [rowOf({ gender: 'men' })]);
  expect(refusals).toEqual([]);
  expect(items).toMatchObject([{ addedSizes: [{ us_m: '5.5' }], genders: ['women'] }]);
});

test('a row that would move an item to another category is refused', () => {
  const { items, refusals } = plan([rowOf({ category: 'handbags', sizes: '' }, 9)], [rowOf()]);
  expect(items).toEqual([]);
  expect(refusals).toMatchObject([{ line: 9, field: 'category' }]);
});
