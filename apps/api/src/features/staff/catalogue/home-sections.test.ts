import { refillSections } from '@suki/db/queries/section-items';
import { insertTestSku } from '@suki/db/testing/test-trade';
import { withTransaction } from '@suki/db/tx';
import type { HomeSection } from '@suki/domain/catalogue/sections';
import type { ItemId } from '@suki/domain/ids/id';
import { manilaDate } from '@suki/domain/time/manila';
import { describe, expect, test } from 'vitest';
import { shows } from '../../../../test/support/evidence.ts';
import { refusalIn } from '../../../../test/support/start-test-api.ts';
import { tradeWorld } from '../../../../test/support/trade-world.ts';

const world = tradeWorld();
const cara = { uid: 'cara', name: 'Cara Mendoza', roles: ['catalogue'] as const };
const guest = { uid: 'looks-at-the-shop', isAnonymous: true } as const;

type Facts = { sold?: number; category?: string; genders?: string; releaseDate?: string };
const newItem = async ({ sold = 0, category = 'shoes', genders = '{men}', releaseDate }: Facts = {}) => {
  const { itemId } = await insertTestSku(world.pool);
  await world.pool.query(
    `update items set sold_count = $2, category = $3, genders = $4::text[], release_date = $5::date, tabs = '{forYou}' where id = $1`,
    [itemId, sold, category, genders, releaseDate ?? null],
  );
  return itemId;
};
const get = async (section: HomeSection) =>
  (await world.api.callAs(cara, 'getCatalogueSection', { params: { section } })).answer();
const save = (section: HomeSection, body: { version: number; rule: string; itemIds?: readonly ItemId[] }) =>
  world.api.callAs(cara, 'saveCatalogueSection', { params: { section }, body: { itemIds: [], ...body } });
const idsOf = (section: { items: readonly { id: string }[] }) => section.items.map(({ id }) => id);
/** The items of a section as shoppers see them. */
const home = async (section: HomeSection) => {
  const { sections } = (await world.api.callAs(guest, 'recommendItems', { query: {} })).answer();
  return (sections.find(({ id }) => id === section)?.items ?? []).map(({ id }) => id);
};

describe('a section of home', () => {
  test('has the items that an editor chose, in their order, on the public home page', async () => {
    shows('getCatalogueSection success', 'saveCatalogueSection success');
    const [one, two, three] = [await newItem(), await newItem(), await newItem()];
    const before = await get('featured');
    expect(before).toMatchObject({ section: 'featured', rule: 'chosen' });
    const saved = (await save('featured', { version: before.version, rule: 'chosen', itemIds: [two, one] })).answer();
    expect(saved.version).toBe(before.version + 1);
    expect(idsOf(saved)).toEqual([two, one]);
    expect(await home('featured')).toEqual([two, one]);
    await save('featured', { version: saved.version, rule: 'chosen', itemIds: [three, two, one] });
    expect(await home('featured')).toEqual([three, two, one]);
    const [line] = (await get('featured')).history;
    expect(line).toMatchObject({ subject: 'home_section', name: 'featured', byName: 'Cara Mendoza' });
    expect(line?.changes[0]).toMatchObject({ field: 'rows' });
  });

  test('shows its unlisted items to the editor and not to shoppers', async () => {
    const [one, two] = [await newItem(), await newItem()];
    await save('deals', { version: (await get('deals')).version, rule: 'chosen', itemIds: [one, two] });
    await world.pool.query(`update items set status = 'unlisted' where id = $1`, [one]);
    expect(idsOf(await get('deals'))).toEqual([one, two]);
    expect(await home('deals')).toEqual([two]);
  });

  test('with the interest of visitors has the chosen items, the most wanted first', async () => {
    const [one, two] = [await newItem({ category: 'apparel' }), await newItem({ category: 'apparel' })];
    await world.pool.query(`insert into item_interest (item_id, views, clicks, sales, score) values ($1, 5, 0, 0, 5)`, [
      two,
    ]);
    const { version } = await get('apparel');
    const saved = (await save('apparel', { version, rule: 'chosen', itemIds: [one, two] })).answer();
    expect(await home('apparel')).toEqual([one, two]);
    await save('apparel', { version: saved.version, rule: 'interest', itemIds: [one, two] });
    expect(await home('apparel')).toEqual([two, one]);
  });

  test('by sales or releases is filled by the shop with goods that fit, and the worker fills it again', async () => {
    const kids = { genders: '{kids}' };
    const today = manilaDate(world.api.clock.now());
    const [low, high] = [await newItem({ ...kids, sold: 3 }), await newItem({ ...kids, sold: 9 })];
    await newItem({ sold: 99 });
    const first = (await save('kids', { version: (await get('kids')).version, rule: 'sales' })).answer();
    expect(idsOf(first)).toEqual([high, low]);
    expect(first.rule).toBe('sales');
    await world.pool.query(`update items set sold_count = 20 where id = $1`, [low]);
    await withTransaction(world.pool, (tx) => refillSections(tx, today));
    expect(await home('kids')).toEqual([low, high]);
    await world.pool.query(`update items set release_date = '2026-01-02' where id = $1`, [high]);
    await world.pool.query(`update items set release_date = '2099-01-02' where id = $1`, [low]);
    const newest = (await save('kids', { version: first.version, rule: 'newest' })).answer();
    expect(idsOf(newest)).toEqual([high]);
    expect(newest.history[0]?.changes).toContainEqual({ field: 'rule', before: 'sales', after: 'newest' });
    expect(await withTransaction(world.pool, (tx) => refillSections(tx, today))).toBe(0);
  });

  test('with an item that does not exist, or saved by a colleague meanwhile, is refused', async () => {
    shows('saveCatalogueSection ITEM_NOT_FOUND');
    const { version } = await get('men');
    const unknown = await save('men', { version, rule: 'chosen', itemIds: ['itm_0000000000' as ItemId] });
    expect(refusalIn(unknown).reason).toBe('ITEM_NOT_FOUND');
    await save('men', { version, rule: 'chosen', itemIds: [await newItem()] });
    const late = await save('men', { version, rule: 'chosen', itemIds: [] });
    expect([late.status, refusalIn(late).reason]).toEqual([409, 'CONFLICT']);
    expect((await get('men')).items).toHaveLength(1);
  });
});
