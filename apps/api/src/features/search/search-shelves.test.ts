import { refreshAllSearchDocuments } from '@suki/db/queries/search-documents';
import { seedCatalogue } from '@suki/db/seed/seed-catalogue';
import { searchTabs } from '@suki/domain/catalogue/tabs';
import { searchLimits } from '@suki/domain/config/search';
import { toId } from '@suki/domain/ids/id';
import { beforeAll, describe, expect, test } from 'vitest';
import { shows } from '../../../test/support/evidence.ts';
import { refusalIn } from '../../../test/support/start-test-api.ts';
import { tradeWorld } from '../../../test/support/trade-world.ts';

const world = tradeWorld();
const guest = { uid: 'guest', isAnonymous: true };

beforeAll(async () => {
  await seedCatalogue(world.pool);
});

const suggested = async (keyword: string) =>
  (await world.api.callAs(guest, 'listSuggestions', { query: { keyword } })).answer();

describe('suggestions', () => {
  test('complete the last word, and name brands and items', async () => {
    shows('listSuggestions success');
    const { keywords, brands, items } = await suggested('jord');
    expect(keywords.some((keyword) => keyword.startsWith('jordan'))).toBe(true);
    expect(brands[0]).toMatchObject({ value: 'jordan', name: 'Jordan' });
    expect(items.length).toBe(searchLimits.suggestions.items);
  });

  test('of a misspelled word belong to the corrected one, which they tell', async () => {
    expect(await suggested('smaba')).toMatchObject({ corrected: 'samba' });
  });

  test('of nothing known are empty', async () => {
    expect(await suggested('zzyzzx')).toEqual({ corrected: null, keywords: [], brands: [], items: [] });
  });
});

describe('the tabs of search', () => {
  test('are the eight of the specification in its order, with counts for `count=1` alone', async () => {
    shows('listNavigations success');
    const counted = (await world.api.callAs(guest, 'listNavigations', { query: { count: '1' } })).answer().navigations;
    expect(counted.map(({ index, tab }) => [index, tab])).toEqual(searchTabs.map((tab, index) => [index, tab]));
    for (const { tab, itemCount } of counted) {
      const { total } = (await world.api.callAs(guest, 'searchItems', { query: { tab } })).answer();
      expect([tab, itemCount]).toEqual([tab, total]);
    }
    const plain = (await world.api.callAs(guest, 'listNavigations')).answer().navigations;
    expect(plain.every(({ itemCount }) => itemCount === null)).toBe(true);
  });
});

test('each idea and suggested word finds something, and ideas have numbers', async () => {
  shows('listDiscovers success', 'listSearchKeywords success');
  const { discovers } = (await world.api.callAs(guest, 'listDiscovers')).answer();
  const { keywords } = (await world.api.callAs(guest, 'listSearchKeywords')).answer();
  expect(discovers.map(({ id }) => typeof id)).toEqual(discovers.map(() => 'number'));
  expect(Math.min(discovers.length, keywords.length)).toBeGreaterThan(3);
  for (const keyword of [...keywords, ...discovers.map((discover) => discover.keyword)]) {
    const { total, corrected, dropped } = (
      await world.api.callAs(guest, 'searchItems', { query: { keyword } })
    ).answer();
    expect([keyword, total > 0, corrected, dropped]).toEqual([keyword, true, null, []]);
  }
});

describe('trending', () => {
  const trendings = async () => (await world.api.callAs(guest, 'listTrendings')).answer().trendings;

  test('without sales is what ever sold, each model once, numbered from 1', async () => {
    shows('listTrendings success');
    const rows = await trendings();
    expect(rows.map(({ id }) => id)).toEqual(rows.map((_, index) => index + 1));
    expect(new Set(rows.map(({ title }) => title)).size).toBe(searchLimits.trendings);
  });

  test('puts what sold in the last days first, and leaves out what is unlisted (S4)', async () => {
    const model = 'Crocs Classic Clog';
    const { rows } = await world.pool.query<{ id: string; sku: string }>(
      `select i.id, min(s.id) as sku from items i join skus s on s.item_id = i.id where i.model = $1 group by i.id order by i.id limit 1`,
      [model],
    );
    const [item] = rows;
    await world.pool.query(`set session_replication_role = replica; insert into sales (order_id, item_id, sku_id, lane, price, created_at)
      values ('ord_trending01', '${item?.id}', '${item?.sku}', 'standard', 500000, '${world.api.dependencies.clock.now().toISOString()}');
      set session_replication_role = origin`);
    expect((await trendings())[0]).toMatchObject({
      id: 1,
      title: model,
      saleCount: 1,
      prices: [500_000],
      item: { id: item?.id },
    });
    await world.pool.query(`update items set status = 'unlisted' where model = $1`, [model]);
    expect((await trendings()).map(({ title }) => title)).not.toContain(model);
    await world.pool.query(`update items set status = 'listed' where model = $1`, [model]);
    await refreshAllSearchDocuments(world.pool);
  });
});

describe('a category', () => {
  test('has those under it, each of which finds something', async () => {
    shows('getCategory success');
    const shoes = (
      await world.api.callAs(guest, 'getCategory', { params: { id: toId('cat', 'cat_0000000001') } })
    ).answer();
    expect(shoes).toMatchObject({ category: 'shoes', parentId: null, keyword: null });
    for (const { category, keyword, parentId } of shoes.children) {
      const query = { category: [category], ...(keyword === null ? {} : { keyword }) };
      const { total } = (await world.api.callAs(guest, 'searchItems', { query: query as never })).answer();
      expect([keyword, total > 0, parentId]).toEqual([keyword, true, shoes.id]);
    }
  });

  test('that there is not is refused', async () => {
    shows('getCategory CATEGORY_NOT_FOUND');
    const answer = await world.api.callAs(guest, 'getCategory', { params: { id: toId('cat', 'cat_9999999999') } });
    expect([answer.status, refusalIn(answer).reason]).toEqual([404, 'CATEGORY_NOT_FOUND']);
  });
});
