import { expect, test } from 'vitest';
import {
  homeSections,
  itemById,
  itemsToSell,
  recentlyReleasedItems,
  relatedItems,
  sizeTemplateById,
  skusOfItem,
} from '../src/queries/catalogue.ts';
import { feeRulesFor } from '../src/queries/fee-rules.ts';
import { placeByCode, searchPlaces } from '../src/queries/places.ts';
import { testDatabase } from '../testing/test-database.ts';
import { seedCatalogue } from './seed-catalogue.ts';
import { seedPlaces } from './seed-places.ts';

const database = testDatabase();

test('the catalogue is written once and stays the same when it is written again', async () => {
  await seedCatalogue(database.pool);
  await seedCatalogue(database.pool);
  const sections = await homeSections(database.pool, null);
  expect(sections[0]?.section).toBe('featured');
  const card = sections[0]?.items[0];
  if (card === undefined) throw new Error('Expected an item in the first section.');
  expect(card).toMatchObject({
    brands: [{ name: 'Jordan' }],
    lowestAsk: null,
    soldCount: 0,
    styleCode: 'DZ5485-612',
    releaseDate: '2022-11-19',
  });
  const item = await itemById(database.pool, card.id);
  if (item === undefined) throw new Error('Expected the item of the card.');
  const skus = await skusOfItem(database.pool, item.id);
  expect(skus).toHaveLength(10);
  expect(skus[0]).toMatchObject({ position: 0, sizes: { us_m: '7', eu: '40' }, askCount: 0 });
  expect(await sizeTemplateById(database.pool, item.sizeTemplateId)).toMatchObject({ baseSystem: 'us_m' });
  expect((await recentlyReleasedItems(database.pool, '2026-11-21')).items.length).toBeGreaterThan(5);
  expect((await itemsToSell(database.pool, { limit: 3 })).items).toHaveLength(3);
  expect((await relatedItems(database.pool, item.id))[0]).toMatchObject({ category: 'shoes', status: 'listed' });
  const rules = await feeRulesFor(database.pool, { category: 'shoes', brandId: null }, new Date());
  expect(rules.map((rule) => [rule.kind, rule.feeType, rule.feeAmount, rule.minFee])).toEqual([
    ['payment', 'percentage', 2, 1500],
    ['tech_service', 'percentage', 4, 5000],
  ]);
  expect(
    await homeSections(database.pool, 'luxury').then((found) => found.map((section) => section.section)),
  ).toContain('luxury');
});

test('the places are the whole census, and a second run writes nothing', async () => {
  expect(await seedPlaces(database.pool)).toBe(43_767);
  expect(await seedPlaces(database.pool)).toBe(0);
  const { rows } = await database.pool.query(`select count(*) filter (where psgc !~ '^[0-9]{10}$') as malformed,
    count(*) filter (where delivery_region is null and level <> 'region') as without_region, count(*) filter (where level = 'city') as cities from places`);
  expect(rows).toEqual([{ malformed: 0, without_region: 0, cities: 149 }]);
});

test.each([
  ['0730600000', 'Cebu City, Cebu', 'VISAYAS'],
  ['1380600000', 'Manila, Metro Manila', 'NCR'],
  ['1731500000', 'Puerto Princesa City, Palawan', 'PUERTO PRINCESA'],
  ['1381701000', 'Pateros, Metro Manila', 'NCR'],
  ['0990101000', 'Isabela City, Basilan', 'MINDANAO'],
])('%s is %s, delivered as %s', async (psgc, fullName, deliveryRegion) => {
  expect(await placeByCode(database.pool, psgc)).toMatchObject({ fullName, deliveryRegion });
});

test.each([
  ['guadalupe cebu', 'Guadalupe, Cebu City, Cebu'],
  ['Makati', 'Makati City, Metro Manila'],
  ['poblacion makati', 'Poblacion, Makati City, Metro Manila'],
  ['paranaque', 'Parañaque City, Metro Manila'],
  ['quezon cit', 'Quezon City, Metro Manila'],
  ['quezon', 'Quezon City, Metro Manila'],
])('what is typed as "%s" suggests %s first', async (input, fullName) => {
  const found = await searchPlaces(database.pool, input);
  expect(found.map((place) => place.fullName)[0]).toBe(fullName);
});

test.each([
  ['BGC', 'Fort Bonifacio, Taguig City, Metro Manila'],
  ['bgc taguig', 'Fort Bonifacio, Taguig City, Metro Manila'],
  ['QC', 'Quezon City, Metro Manila'],
  ['commonwealth qc', 'Commonwealth, Quezon City, Metro Manila'],
  ['Poblacion', 'Poblacion, Makati City, Metro Manila'],
  ['Brgy 176', 'Barangay 176, Pasay City, Metro Manila'],
  ['brgy. 176-A', 'Barangay 176-A, Caloocan City, Metro Manila'],
  ['MOA', 'Barangay 76, Pasay City, Metro Manila'],
  ['salcedo village', 'Bel-Air, Makati City, Metro Manila'],
  ['san miguel taguig', 'San Miguel, Taguig City, Metro Manila'],
])('ux 31: "%s" suggests the likely place first: %s', async (input, fullName) => {
  const found = await searchPlaces(database.pool, input);
  expect(found.map((place) => place.fullName)[0]).toBe(fullName);
});

test('ux 31: "Poblacion" alone suggests Metro Manila before the provinces', async () => {
  const found = await searchPlaces(database.pool, 'Poblacion');
  expect(found.slice(0, 5).map(({ deliveryRegion }) => deliveryRegion)).toEqual(['NCR', 'NCR', 'NCR', 'NCR', 'NCR']);
});

test('what is no place suggests nothing, and neither do signs alone', async () => {
  expect(await searchPlaces(database.pool, 'zzzzqqq')).toEqual([]);
  expect(await searchPlaces(database.pool, '%%')).toEqual([]);
});
