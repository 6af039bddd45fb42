import { refreshSearchDocuments } from '@suki/db/queries/search-documents';
import { seedCatalogue } from '@suki/db/seed/seed-catalogue';
import { searchTabs } from '@suki/domain/catalogue/tabs';
import type { ItemId, SkuId } from '@suki/domain/ids/id';
import { pesos } from '@suki/domain/money/centavos';
import { buyerQuote } from '@suki/domain/quote/buyer-quote';
import { manilaDate } from '@suki/domain/time/manila';
import { beforeAll, describe, expect, test } from 'vitest';
import { shows } from '../../../test/support/evidence.ts';
import { refusalIn } from '../../../test/support/start-test-api.ts';
import { tradeWorld } from '../../../test/support/trade-world.ts';

const world = tradeWorld();
const guest = { uid: 'guest', isAnonymous: true };

beforeAll(async () => {
  await seedCatalogue(world.pool);
});

type Query = Parameters<typeof world.api.callAs<'searchItems'>>[2];
const search = (query: NonNullable<Query>['query']) => world.api.callAs(guest, 'searchItems', { query });
const found = async (query: NonNullable<Query>['query']) => (await search(query)).answer();
const namesOf = async (query: NonNullable<Query>['query']) => (await found(query)).items.map(({ name }) => name);

/** An item of the demonstration catalogue with a book of its own. */
async function priced(name: string, prices: { readonly standard?: number; readonly flash?: number }) {
  const { rows } = await world.pool.query<{ item_id: ItemId; sku_id: SkuId }>(
    `select b.item_id, b.sku_id from books b join items i on i.id = b.item_id join skus s on s.id = b.sku_id where i.name = $1 order by s.position limit 1`,
    [name],
  );
  const [row] = rows;
  if (row === undefined) throw new Error(`Expected an item named ${name}.`);
  await world.pool.query('update books set lowest_ask = $2, flash_lowest_ask = $3 where sku_id = $1', [
    row.sku_id,
    prices.standard === undefined ? null : pesos(prices.standard),
    prices.flash === undefined ? null : pesos(prices.flash),
  ]);
  await refreshSearchDocuments(world.pool, [row.item_id]);
  return row;
}

const panda = 'Nike Dunk Low Retro White Black Panda';
const samba = 'adidas Samba OG Cloud White Core Black';

describe('a search', () => {
  test('finds by words in any order, misspelled, joined, split, begun and by style code', async () => {
    shows('searchItems success');
    const keywords = [
      'panda dunk low',
      'nkie dunk panda',
      'dunklow panda',
      'pan da dunk low',
      'dunk low pan',
      'DD1391-100',
      'dd1391100',
      'dd1391 100',
    ];
    for (const keyword of keywords) expect([keyword, (await namesOf({ keyword }))[0]]).toEqual([keyword, panda]);
  });

  test('says the keyword that it searched in place of a misspelled one, and the words that it left out', async () => {
    expect(await found({ keyword: 'nkie dunk' })).toMatchObject({ corrected: 'nike dunk', dropped: [] });
    expect(await found({ keyword: 'dunk panda zzyzzx' })).toMatchObject({ dropped: ['zzyzzx'] });
    expect(await found({ keyword: 'dunk panda' })).toMatchObject({ corrected: null, dropped: [] });
  });

  test('without a result is empty, with no counts', async () => {
    const answer = await found({ keyword: 'zzyzzx' });
    expect(answer).toMatchObject({
      items: [],
      total: 0,
      isTotalExact: true,
      hasMore: false,
      lastItemId: null,
      price: null,
    });
  });

  test('understands nicknames and Filipino words', async () => {
    expect((await namesOf({ keyword: 'aj1' }))[0]).toContain('Jordan 1');
    const shoes = (await found({ keyword: 'rubber shoes' })).total;
    expect(shoes).toBe((await found({ category: 'shoes' })).total);
    expect(await namesOf({ keyword: 'tsinelas' })).not.toEqual([]);
  });

  test('narrows by each filter, several values of one as alternatives, and counts a filter as without itself', async () => {
    const all = await found({ limit: 180 });
    const brands = all.facets.brand;
    expect(brands.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(all.total);
    const two = await found({ brand: 'nike,jordan', limit: 180 });
    const counted = (slug: string) => brands.find(({ value }) => value === slug)?.count ?? 0;
    expect(two.total).toBe(counted('nike') + counted('jordan'));
    expect(two.facets.brand).toEqual(brands);
    expect((await found({ brand: ['nike', 'jordan'] as never })).total).toBe(two.total);
    for (const [facet, counts] of Object.entries(all.facets)) {
      const [first] = counts;
      if (first === undefined) continue;
      expect([facet, (await found({ [facet]: first.value })).total]).toEqual([facet, first.count]);
    }
  });

  test('counts prices in steps that this buyer pays; a step asked as bounds has as many items', async () => {
    expect((await found({})).priceSteps).toEqual([]);
    await priced(panda, { standard: 6_000, flash: 5_650 });
    await priced(samba, { standard: 4_000 });
    const { priceSteps, price } = await found({ region: 'BATANES' });
    expect(priceSteps.map(({ count }) => count)).toEqual([1, 0, 0, 0, 1]);
    expect(price?.from).toBeGreaterThanOrEqual(priceSteps[0]?.from ?? Infinity);
    for (const { from, to, count } of priceSteps) {
      const bounds = { priceFrom: from, ...(to === null ? {} : { priceTo: to }) };
      const within = await found({ region: 'BATANES', ...bounds });
      expect([from, within.total]).toEqual([from, count]);
      if (count > 0) expect(within.priceSteps).toEqual(priceSteps);
    }
    await priced(panda, {});
    await priced(samba, {});
  });

  test('knows the eight tabs', async () => {
    for (const tab of searchTabs) expect([tab, (await found({ tab })).total > 0]).toEqual([tab, true]);
    expect((await found({ tab: 'handbags', limit: 180 })).items.every(({ category }) => category === 'handbags')).toBe(
      true,
    );
  });

  test('counts sizes in the asked system, and finds a size only in its own', async () => {
    const { facets } = await found({ keyword: 'dunk panda', sizeSystem: 'eu' });
    expect(facets.size.map(({ value }) => value)).toContain('42.5');
    expect(await namesOf({ keyword: 'dunk panda', size: '42.5', sizeSystem: 'eu' })).toEqual([panda]);
    expect(await namesOf({ keyword: 'dunk panda', size: '42.5', sizeSystem: 'us_m' })).toEqual([]);
  });

  test('takes bounds of the price that this buyer pays, in either lane and of the asked size', async () => {
    await priced(panda, { standard: 6_000, flash: 5_650 });
    const total = (region: 'NCR' | 'BATANES') =>
      buyerQuote({ price: pesos(6_000), lane: 'standard', buyerRegion: region }).total;
    const within = { keyword: 'dunk panda', priceFrom: pesos(1), region: 'NCR' } as const;
    expect(await namesOf({ ...within, priceTo: total('NCR') })).toEqual([panda]);
    expect(await namesOf({ ...within, priceTo: total('NCR'), region: 'BATANES' })).toEqual([]);
    const flashTotal = buyerQuote({ price: pesos(5_650), lane: 'flash', buyerRegion: 'NCR' }).total;
    expect(await namesOf({ ...within, priceTo: flashTotal })).toEqual([panda]);
    expect(await namesOf({ ...within, priceTo: total('NCR'), size: '7', sizeSystem: 'us_m' })).toEqual([panda]);
    expect(await namesOf({ ...within, priceTo: total('NCR'), size: '9', sizeSystem: 'us_m' })).toEqual([]);
    expect((await found({ keyword: 'dunk panda', region: 'NCR' })).price?.from).toBe(
      Math.min(flashTotal, total('NCR')),
    );
    expect(await namesOf({ keyword: 'dunk panda', flash: 'true' })).toEqual([panda]);
  });

  test('sorts by sales, age and price', async () => {
    await priced(samba, { standard: 9_000 });
    await world.pool.query(`update items set sold_count = 99 where name = $1`, [samba]);
    const { rows } = await world.pool.query<{ id: ItemId }>('select id from items where name = $1', [samba]);
    await refreshSearchDocuments(
      world.pool,
      rows.map(({ id }) => id),
    );
    expect((await namesOf({ sort: 'popular' }))[0]).toBe(samba);
    expect((await namesOf({ sort: 'price_desc' }))[0]).toBe(samba);
    // An announced item is as new as today, whatever its day.
    const today = manilaDate(world.api.dependencies.clock.now());
    const newest = (await found({ sort: 'newest', limit: 180 })).items.map(({ releaseDate }) =>
      releaseDate !== null && releaseDate > today ? today : (releaseDate ?? '2020-01-01'),
    );
    expect(newest).toEqual(newest.toSorted().toReversed());
    const cheapest = (await found({ sort: 'price_asc', limit: 10 })).items.map(({ lowestAsk }) => lowestAsk);
    expect(cheapest[0]).not.toBeNull();
  });

  test('comes in pages that go on after the last item, in every order', async () => {
    for (const sort of ['default', 'popular', 'newest', 'price_asc', 'price_desc'] as const) {
      const whole = (await found({ keyword: 'nike', sort, limit: 180 })).items.map(({ id }) => id);
      const paged: string[] = [];
      for (let last: string | undefined; ; ) {
        const page = await found({
          keyword: 'nike',
          sort,
          limit: 10,
          ...(last === undefined ? {} : { lastItemId: last }),
        });
        paged.push(...page.items.map(({ id }) => id));
        if (!page.hasMore) break;
        last = page.lastItemId ?? undefined;
      }
      expect(paged).toEqual(whole);
    }
  });

  test('S4: an unlisted or discontinued item is in no result, count, facet or suggestion, whatever is asked', async () => {
    const name = 'adidas Yeezy Slide Bone';
    const { rows } = await world.pool.query<{ id: string }>('select id from items where name like $1', [`${name}%`]);
    const ids = rows.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(0);
    const questions = (['default', 'popular', 'newest', 'price_asc', 'price_desc'] as const).flatMap((sort) => [
      { keyword: 'yeezy slide bone', sort, limit: 180 as const },
      { keyword: 'yzy', sort, limit: 180 as const },
      { keyword: 'tsinelas', brand: 'adidas', sort, limit: 180 as const },
      { brand: 'adidas', color: 'beige', sort, limit: 180 as const },
    ]);
    const asked = async () => await Promise.all(questions.map((query) => found(query as never)));
    const before = await asked();
    for (const status of ['unlisted', 'discontinued']) {
      await world.pool.query('update items set status = $2 where id = any($1)', [ids, status]);
      for (const [index, { items, total, facets }] of (await asked()).entries()) {
        expect(items.filter(({ id }) => ids.includes(id))).toEqual([]);
        const gone = before[index]?.items.filter(({ id }) => ids.includes(id)).length ?? 0;
        if (questions[index]?.keyword !== 'yeezy slide bone') expect(total).toBe((before[index]?.total ?? 0) - gone);
        expect(facets.category.reduce((sum, { count }) => sum + count, 0)).toBe(total);
      }
      const suggested = (
        await world.api.callAs(guest, 'listSuggestions', { query: { keyword: 'yeezy slide' } })
      ).answer();
      expect(suggested.items.filter(({ id }) => ids.includes(id))).toEqual([]);
    }
    await world.pool.query(`update items set status = 'listed' where id = any($1)`, [ids]);
    await refreshSearchDocuments(world.pool, ids as ItemId[]);
    expect((await asked()).map(({ total }) => total)).toEqual(before.map(({ total }) => total));
  });

  test.each([
    { sort: 'cheapest' },
    { tab: 'nothing' },
    { keyword: 'x'.repeat(101) },
    { brand: "nike'" },
    { releaseYear: '25' },
    { color: 'mauve' },
    { limit: 7 },
  ])('with %o is refused', async (query) => {
    const result = await search(query as never);
    expect([result.status, refusalIn(result).reason]).toEqual([400, 'VALIDATION']);
  });

  test.each(["'", '\\', "a' | 'b", 'a & !b', ':*', '(((', '😀', '%_', "'; drop table items; --"])(
    'takes %j as words, whatever they mean to the index',
    async (keyword) => {
      expect((await search({ keyword, size: `9'`, sizeSystem: 'us_m' })).status).toBe(200);
    },
  );
});
