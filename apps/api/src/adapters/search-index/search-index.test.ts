import { createServer } from 'node:net';
import { refreshAllSearchDocuments } from '@suki/db/queries/search-documents';
import { seedCatalogue } from '@suki/db/seed/seed-catalogue';
import { searchTabs } from '@suki/domain/catalogue/tabs';
import type { ItemId, SkuId } from '@suki/domain/ids/id';
import { type Centavos, pesos, zero } from '@suki/domain/money/centavos';
import { buyerQuote } from '@suki/domain/quote/buyer-quote';
import { askPriceBounds } from '@suki/domain/search/price-bounds';
import { priceHistogram } from '@suki/domain/search/price-histogram';
import { noFilters, type SearchFilters, type SearchRequest } from '@suki/domain/search/search-request';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { platformTestApi } from '../../../test/support/platform-test-api.ts';
import { portOf } from '../../../test/support/test-sandbox.ts';
import { circuit } from '../../concurrency/circuit.ts';
import type { SearchIndex } from '../../ports/search-index.ts';
import { algoliaClient } from './algolia-client.ts';
import { algoliaSearchIndex } from './algolia-search-index.ts';
import { configuredSearchIndex } from './configured-search-index.ts';
import { fillAlgoliaIndex } from './fill-algolia-index.ts';
import { postgresSearchIndex } from './postgres-search-index.ts';

/** The contract of `ports/search-index.ts`, for each of its adapters. */

const world = platformTestApi();
const index = 'NewItems';
const account = (baseUrl: string) => ({ appId: 'SUKITEST', apiKey: 'a-key-of-algolia', baseUrl });
/** The sandbox reads every item for each search, on a machine with other work. */
const patient = { connect: 10_000, read: 20_000, write: 20_000 };
const sandbox = (): string => `${world.api.sandbox.url}/algolia`;
const failures: unknown[] = [];

/** Algolia with nothing behind it: a failure is a failure of the test. */
const nothing: SearchIndex = {
  search: async () => {
    throw new Error('Expected Algolia to answer, not our own index.');
  },
  refresh: (itemIds) => postgresSearchIndex(world.pool).refresh(itemIds),
};

function algolia(baseUrl: string, own: SearchIndex, timeoutsMs?: typeof patient): SearchIndex {
  const client = algoliaClient({ ...account(baseUrl), timeoutsMs });
  return algoliaSearchIndex({
    pool: world.pool,
    reader: client,
    writer: client,
    index,
    own,
    withinMs: timeoutsMs === undefined ? 2_000 : 60_000,
    circuit: circuit({
      failuresMax: 2,
      slowMs: timeoutsMs === undefined ? 1_000 : 60_000,
      restMs: 60_000,
      isFailure: () => true,
      refusal: () => new Error('Algolia rests.'),
      nowMs: () => performance.now(),
    }),
    onFailure: (error) => failures.push(error),
  });
}

/** Takes connections and never answers. */
const silent = createServer();
function silentUrl(): string {
  return `http://127.0.0.1:${portOf(silent.address())}`;
}

beforeAll(async () => {
  await seedCatalogue(world.pool);
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  await fillAlgoliaIndex({
    pool: world.pool,
    client: algoliaClient({ ...account(sandbox()), timeoutsMs: patient }),
    index,
  });
}, 60_000);
afterAll(() => {
  silent.close();
});

type Asked = Partial<Omit<SearchRequest, 'filters'>> & { readonly filters?: Partial<SearchFilters> };
const open = { from: null, to: null };
const requestOf = ({ filters, ...asked }: Asked): SearchRequest => ({
  keyword: '',
  sizeSystem: 'us_m',
  price: open,
  sort: 'default',
  limit: 10,
  ...asked,
  filters: { ...noFilters, ...filters },
});

const panda = 'Nike Dunk Low Retro White Black Panda';

describe.each([
  ['PostgreSQL', () => postgresSearchIndex(world.pool)],
  ['Algolia', () => algolia(sandbox(), nothing, patient)],
] as const)('search in %s', (_, indexOf) => {
  const found = (asked: Asked) => indexOf().search(requestOf(asked));
  const namesOf = async (asked: Asked): Promise<readonly string[]> => {
    const { itemIds } = await found(asked);
    const { rows } = await world.pool.query<{ id: string; name: string }>(
      'select id, name from items where id = any($1)',
      [itemIds],
    );
    return itemIds.map((id) => rows.find((row) => row.id === id)?.name ?? '');
  };
  const idsNamed = async (name: string): Promise<readonly ItemId[]> =>
    (await world.pool.query<{ id: ItemId }>('select id from items where name = $1', [name])).rows.map(({ id }) => id);

  test.each([
    'panda dunk low',
    'nkie dunk panda',
    'dunklow panda',
    'dunk low pan',
    'DD1391-100',
    'dd1391100',
    'dd1391 100',
  ])('finds by words in any order, misspelled, joined, begun and by style code: "%s"', async (keyword) => {
    expect((await namesOf({ keyword }))[0]).toBe(panda);
  });

  test('understands nicknames, Filipino words and names of categories', async () => {
    expect((await namesOf({ keyword: 'aj1' }))[0]).toContain('Jordan 1');
    expect((await found({ keyword: 'tsinelas' })).total).toBeGreaterThan(0);
    const shoes = await found({ filters: { category: ['shoes'] } });
    expect((await found({ keyword: 'rubber shoes' })).total).toBe(shoes.total);
  });

  test('tells the keyword that it read in place of a misspelled one, and the words that it left out', async () => {
    expect(await found({ keyword: 'nkie dunk' })).toMatchObject({ corrected: 'nike dunk', dropped: [] });
    expect(await found({ keyword: 'dunk panda zzyzzx' })).toMatchObject({ dropped: ['zzyzzx'] });
    expect(await found({ keyword: 'dunk panda' })).toMatchObject({ corrected: null, dropped: [] });
  });

  test('without a result is empty', async () => {
    const none = { itemIds: [], total: 0, isTotalExact: true, lowestPrice: null, highestPrice: null, hasMore: false };
    expect(await found({ keyword: 'zzyzzx' })).toMatchObject(none);
  });

  test('counts each facet, and a filtered one as without its filter; a filter finds as many as were counted', async () => {
    const all = await found({});
    for (const [facet, counts] of Object.entries(all.facets)) {
      const [first] = counts;
      // Steps of prices are asked by their bounds, below.
      if (first === undefined || facet === 'price') continue;
      const filters = facet === 'flash' ? { isFlash: true } : { [facet]: [first.value] };
      const narrowed = await found({ filters });
      expect([facet, narrowed.total]).toEqual([facet, first.count]);
      expect([facet, narrowed.facets[facet as 'brand']]).toEqual([facet, counts]);
    }
    const two = await found({ filters: { brand: ['nike', 'jordan'] } });
    const ofBrand = (slug: string) => all.facets.brand.find(({ value }) => value === slug)?.count ?? 0;
    expect(two.total).toBe(ofBrand('nike') + ofBrand('jordan'));
  });

  test('counts the steps of prices, as without bounds of the price; a bar finds as many as it counted', async () => {
    const [none, ...ids] = (await found({ keyword: 'nike' })).itemIds;
    const price = (standard: number | null, flash: number | null, itemId: ItemId) =>
      world.pool.query('update books set lowest_ask = $2, flash_lowest_ask = $3 where item_id = $1', [
        itemId,
        standard === null ? null : pesos(standard),
        flash === null ? null : pesos(flash),
      ]);
    for (const [place, itemId] of ids.entries()) await price(3_000 + 650 * place, place % 3 ? null : 2_800, itemId);
    if (none === undefined) throw new Error('Expected an item without a price beside those with one.');
    await price(null, null, none);
    await indexOf().refresh(ids);
    const { facets, lowestPrice, highestPrice } = await found({ keyword: 'nike' });
    const bars = priceHistogram(facets.price, 'NCR');
    expect(bars.length).toBeGreaterThan(3);
    expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(ids.length);
    const ofAll = (price: Centavos | null) =>
      buyerQuote({ price: price ?? zero, lane: 'standard', buyerRegion: 'NCR' }).total;
    const [first, last] = [bars[0], bars.at(-1)];
    expect(ofAll(lowestPrice)).toBeGreaterThanOrEqual(first?.from ?? Infinity);
    expect(ofAll(highestPrice)).toBeLessThanOrEqual(last?.to ?? Infinity);
    for (const { from, to, count } of bars) {
      const bounds = askPriceBounds({ from, to: to ?? undefined }, 'NCR');
      const within = await found({ keyword: 'nike', price: bounds });
      expect([from, within.total]).toEqual([from, count]);
      if (count > 0) expect([from, within.facets.price]).toEqual([from, facets.price]);
    }
    for (const itemId of ids) await price(null, null, itemId);
    await indexOf().refresh(ids);
    expect((await found({ keyword: 'nike' })).facets.price).toEqual([]);
  });

  test('knows every tab, and narrows by several filters together', async () => {
    for (const tab of searchTabs)
      expect([tab, (await found({ filters: { tab: [tab] } })).total > 0]).toEqual([tab, true]);
    const { total, facets } = await found({ filters: { category: ['shoes'], gender: ['women'], brand: ['nike'] } });
    expect(total).toBeGreaterThan(0);
    expect(facets.color.length).toBeGreaterThan(0);
    expect(facets.category.find(({ value }) => value === 'shoes')?.count).toBe(total);
  });

  test('counts sizes in the asked system, and finds a size only in its own', async () => {
    const eu = { keyword: 'dunk panda', sizeSystem: 'eu' } as const;
    expect((await found(eu)).facets.size.map(({ value }) => value)).toContain('42.5');
    expect(await namesOf({ ...eu, filters: { size: ['42.5'] } })).toEqual([panda]);
    expect(await namesOf({ keyword: 'dunk panda', filters: { size: ['42.5'] } })).toEqual([]);
  });

  test('hears of changed prices by the refresh, in bounds of either lane, in the range and in both orders', async () => {
    const [itemId] = await idsNamed(panda);
    const { rows } = await world.pool.query<{ sku_id: SkuId }>('select sku_id from books where item_id = $1 limit 1', [
      itemId,
    ]);
    const setPrices = async (standard: number | null, flash: number | null) => {
      await world.pool.query('update books set lowest_ask = $2, flash_lowest_ask = $3 where sku_id = $1', [
        rows[0]?.sku_id,
        standard === null ? null : pesos(standard),
        flash === null ? null : pesos(flash),
      ]);
      await indexOf().refresh(itemId === undefined ? [] : [itemId]);
    };
    const within = async (from: number | undefined, to: number | undefined) => {
      const bounds = {
        from: from === undefined ? undefined : pesos(from),
        to: to === undefined ? undefined : pesos(to),
      };
      return await namesOf({ keyword: 'dunk panda', price: askPriceBounds(bounds, 'NCR') });
    };
    await setPrices(6_000, null);
    expect(await within(undefined, 6_120)).toEqual([panda]);
    expect(await within(undefined, 6_119)).toEqual([]);
    expect(await within(6_120, undefined)).toEqual([panda]);
    expect(await within(6_121, undefined)).toEqual([]);
    await setPrices(6_000, 3_000);
    expect(await within(undefined, 3_400)).toEqual([panda]);
    expect(await within(5_000, 6_500)).toEqual([]);
    expect((await found({ keyword: 'dunk panda', filters: { isFlash: true } })).total).toBe(1);
    const { lowestPrice, highestPrice } = await found({ keyword: 'dunk panda' });
    expect([lowestPrice, highestPrice]).toEqual([pesos(3_150), pesos(3_150)]);
    expect((await namesOf({ sort: 'priceAscending' }))[0]).toBe(panda);
    expect((await namesOf({ sort: 'priceDescending' }))[0]).toBe(panda);
    await setPrices(null, null);
    expect(await within(1, undefined)).toEqual([]);
  });

  test('sorts by sales and by age', async () => {
    const [itemId] = await idsNamed(panda);
    if (itemId === undefined) throw new Error(`Expected an item named ${panda}.`);
    await world.pool.query(`update items set sold_count = 999, created_at = now() + interval '1 day' where id = $1`, [
      itemId,
    ]);
    await indexOf().refresh([itemId]);
    for (const sort of ['popular', 'newest', 'default'] as const) {
      expect([sort, (await namesOf({ sort }))[0]]).toEqual([sort, panda]);
    }
  });

  test.each(['default', 'popular', 'newest', 'priceAscending', 'priceDescending'] as const)(
    'comes in pages that go on after the last item, ordered by %s',
    async (sort) => {
      const whole = await found({ keyword: 'nike', sort, limit: 180 });
      const paged: ItemId[] = [];
      for (let lastItemId: ItemId | undefined; ; lastItemId = paged.at(-1)) {
        const page = await found({ keyword: 'nike', sort, limit: 20, lastItemId });
        paged.push(...page.itemIds);
        expect(page.total).toBe(whole.total);
        if (!page.hasMore) break;
      }
      expect(paged).toHaveLength(whole.total);
      expect(paged.slice(0, 180)).toEqual(whole.itemIds);
      expect(await found({ keyword: 'nike', sort, lastItemId: 'itm_nowhere000' })).toMatchObject({
        itemIds: [],
        hasMore: false,
      });
    },
  );

  test('S4: an unlisted item leaves with the refresh and comes back with it', async () => {
    const [itemId] = await idsNamed(panda);
    if (itemId === undefined) throw new Error(`Expected an item named ${panda}.`);
    const setStatus = async (status: string) => {
      await world.pool.query('update items set status = $2 where id = $1', [itemId, status]);
      await indexOf().refresh([itemId]);
    };
    const before = (await found({})).total;
    await setStatus('unlisted');
    expect(await namesOf({ keyword: 'dunk panda' })).not.toContain(panda);
    expect((await found({})).total).toBe(before - 1);
    await setStatus('listed');
    expect((await found({})).total).toBe(before);
  });

  test('names the search, equally for each of its pages', async () => {
    const { queryId } = await found({ keyword: 'nike' });
    expect(queryId).toMatch(/^(own-)?[0-9a-f]{32}$/);
  });

  test.each(["'", '\\', "a' | 'b", ':*', '(((', '😀', '<em>', "'; drop table items; --"])(
    'takes %j as words',
    async (keyword) => {
      await expect(found({ keyword, filters: { size: [`9'`], brand: ['a:b'] } })).resolves.toMatchObject({ total: 0 });
    },
  );
});

describe('while Algolia is away', () => {
  const own = () => postgresSearchIndex(world.pool);

  const troubles: readonly (readonly [what: string, url: () => string])[] = [
    ['refuses connections', () => 'http://127.0.0.1:9'],
    ['never answers', silentUrl],
    ['answers what is no search', () => `${world.api.sandbox.url}/nowhere`],
  ];
  test.each(troubles)(
    'and %s, our own index answers within two seconds, and at once after some failures',
    async (_, url) => {
      const away = algolia(url(), own());
      failures.length = 0;
      for (let attempt = 0; attempt < 2; attempt += 1) {
        const began = performance.now();
        expect((await away.search(requestOf({ keyword: 'dunk panda' }))).total).toBeGreaterThan(0);
        expect(performance.now() - began).toBeLessThan(2_500);
      }
      const began = performance.now();
      expect((await away.search(requestOf({ keyword: 'dunk panda' }))).total).toBeGreaterThan(0);
      expect(performance.now() - began).toBeLessThan(300);
      expect(failures).toHaveLength(3);
    },
  );

  test('a refresh keeps our own index fresh and fails, so that its job comes again', async () => {
    const { rows } = await world.pool.query<{ id: ItemId }>(
      `select id from items where status = 'listed' order by id limit 1`,
    );
    const ids = rows.map(({ id }) => id);
    await world.pool.query(`delete from search_documents where item_id = any($1)`, [ids]);
    await expect(algolia('http://127.0.0.1:9', own()).refresh(ids)).rejects.toThrow();
    const { rowCount } = await world.pool.query('select from search_documents where item_id = any($1)', [ids]);
    expect(rowCount).toBe(1);
    await refreshAllSearchDocuments(world.pool);
  });

  test('a price of one size is asked of our own index, which has it', async () => {
    const price = askPriceBounds({ to: pesos(1) }, 'NCR');
    const asked = requestOf({ filters: { size: ['9'] }, price });
    expect((await algolia(sandbox(), own()).search(asked)).queryId).toMatch(/^own-/);
  });
});

test('without an account of Algolia no search leaves our servers', async () => {
  const { log, realClock } = world.api.dependencies;
  const settings = {
    ALGOLIA_APP_ID: undefined,
    ALGOLIA_SEARCH_KEY: undefined,
    ALGOLIA_WRITE_KEY: undefined,
    ALGOLIA_INDEX: index,
    ALGOLIA_BASE_URL: 'http://127.0.0.1:9',
  };
  const { queryId } = await (await configuredSearchIndex(settings, { pool: world.pool, log, realClock })).search(
    requestOf({}),
  );
  expect(queryId).toMatch(/^own-/);
});
