import { seedReferenceData } from '@suki/db/seed/seed-catalogue';
import { pesos } from '@suki/domain/money/centavos';
import { beforeAll, describe, expect, test } from 'vitest';
import { shows } from '../../../../test/support/evidence.ts';
import { refusalIn } from '../../../../test/support/start-test-api.ts';
import { tradeWorld } from '../../../../test/support/trade-world.ts';

const world = tradeWorld();
const cara = { uid: 'cara', name: 'Cara Mendoza', roles: ['catalogue'] as const };
const guest = { uid: 'looks-at-the-shop', isAnonymous: true } as const;
const shoe = {
  name: 'Lakad Runner Dusk',
  brand: 'Lakad',
  model: 'Runner',
  colorway: 'Dusk/Gum',
  styleCode: 'LK-100',
  category: 'shoes',
  gender: 'men',
  retailPrice: '5,995',
  releaseDate: '2026-11-05',
  sizes: '9;9.5;10',
};
const create = (change: Partial<typeof shoe> = {}) =>
  world.api.callAs(cara, 'createCatalogueItem', { body: { ...shoe, ...change } });
const itemCount = async () =>
  (await world.pool.query<{ count: number }>(`select count(*)::int as count from items`)).rows[0]?.count;

beforeAll(async () => {
  await seedReferenceData(world.pool);
  await world.api.callAs(cara, 'createCatalogueBrand', { body: { name: 'Lakad' } });
});

describe('a new item', () => {
  test('is read like a row of a file, listed with its sizes, found at once, and its history says who made it', async () => {
    shows('createCatalogueItem success');
    const item = (await create()).answer();
    expect(item).toMatchObject({
      name: 'Lakad Runner Dusk',
      status: 'listed',
      brand: [{ name: 'Lakad' }],
      colourway: 'Dusk/Gum',
      retailPrice: pesos(5995),
      releaseDate: '2026-11-05',
      genders: ['men'],
      sizeTemplate: { name: 'Shoes, house chart' },
      openAsks: 0,
    });
    expect(item.sizes.map(({ sizes }) => sizes.us_m)).toEqual(['9', '9.5', '10']);
    const found = await world.api.callAs(guest, 'searchItems', { query: { keyword: 'lk100', limit: 10 } });
    expect(found.answer().items.map(({ id }) => id)).toEqual([item.id]);
    expect((await world.api.callAs(guest, 'getItem', { params: { id: item.id } })).status).toBe(200);
    const [line] = item.history;
    expect(line).toMatchObject({ byName: 'Cara Mendoza', subject: 'item', itemId: item.id });
    expect(line?.changes).toContainEqual({ field: 'name', before: null, after: 'Lakad Runner Dusk' });
    expect(line?.changes).toContainEqual({ field: 'sizes', before: null, after: '9, 9.5, 10' });
  });

  test('without model, sizes and price has its name as model and the usual sizes', async () => {
    const plain = { name: 'Lakad Plain', styleCode: '', model: '', sizes: '', retailPrice: '', releaseDate: '' };
    const item = (await create(plain)).answer();
    expect(item).toMatchObject({ model: 'Lakad Plain', retailPrice: null, releaseDate: null });
    expect(item.sizes.length).toBeGreaterThan(5);
  });

  test('names each field that is wrong in one answer, in sentences, and writes nothing', async () => {
    const before = await itemCount();
    const wrong = await create({
      name: '',
      brand: '',
      gender: 'robots',
      retailPrice: '12k',
      releaseDate: '05/08/2020',
    });
    const { reason, details } = refusalIn(wrong);
    expect(reason).toBe('VALIDATION');
    expect(details).toMatchObject({
      fields: [
        { field: 'body.name', rule: 'Fill this in.' },
        { field: 'body.gender', rule: '"robots" is no gender that we know.' },
        { field: 'body.retailPrice', rule: '"12k" is not an amount.' },
        { field: 'body.releaseDate' },
        { field: 'body.brand', rule: 'Fill this in.' },
      ],
    });
    const size = await create({ styleCode: 'LK-900', sizes: '9;47.5' });
    expect(refusalIn(size).details).toMatchObject({
      fields: [{ field: 'body.sizes', rule: 'The size chart has no size "47.5" (Shoes, house chart).' }],
    });
    expect(await itemCount()).toBe(before);
  });

  test('of a brand that the catalogue does not have is refused', async () => {
    shows('createCatalogueItem BRAND_NOT_FOUND');
    expect(refusalIn(await create({ brand: 'Lakkad', styleCode: 'LK-777' })).reason).toBe('BRAND_NOT_FOUND');
  });

  test('that is there already, by its style code or by name and colorway, is refused with the item that is there', async () => {
    shows('createCatalogueItem ITEM_EXISTS');
    const item = (await create({ styleCode: 'LK-200', name: 'Lakad Twice' })).answer();
    const ofCode = await create({ styleCode: 'lk 200', name: 'Another name' });
    expect([ofCode.status, refusalIn(ofCode).reason]).toEqual([409, 'ITEM_EXISTS']);
    expect(refusalIn(ofCode).details).toEqual({ itemId: item.id });
    const ofName = await create({ styleCode: '', name: 'LAKAD TWICE' });
    expect(refusalIn(ofName).details).toEqual({ itemId: item.id });
    const moved = await create({ styleCode: 'LK-200', category: 'handbags', sizes: '' });
    expect(refusalIn(moved).reason).toBe('ITEM_EXISTS');
  });

  test('whose style code used goods of the brand have is refused', async () => {
    shows('createCatalogueItem STYLE_CODE_TAKEN');
    const used = (await create({ styleCode: 'LK-300', name: 'Lakad Worn' })).answer();
    await world.pool.query(`update items set condition = 'used' where id = $1`, [used.id]);
    expect(refusalIn(await create({ styleCode: 'LK-300', name: 'Lakad Fresh' })).reason).toBe('STYLE_CODE_TAKEN');
  });

  test('that several editors add at one moment is there once', async () => {
    const results = await Promise.all([1, 2, 3].map(() => create({ styleCode: '', name: 'Lakad Sabay' })));
    expect(results.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  });
});
