import { insertTestSku } from '@suki/db/testing/test-trade';
import { keptLimits } from '@suki/domain/config/kept';
import { proves } from '@suki/evidence/proves';
import { describe, expect, test } from 'vitest';
import { shows } from '../../../test/support/evidence.ts';
import { refusalIn } from '../../../test/support/start-test-api.ts';
import { tradeWorld } from '../../../test/support/trade-world.ts';
import { listFootprint } from './footprint.route.ts';
import { listSearches } from './searches.route.ts';

const world = tradeWorld();
type Person = { readonly uid: string; readonly isAnonymous: boolean };
const visitor = (uid: string): Person => ({ uid, isAnonymous: true });
const search = (who: Person, keyword: string) => world.api.callAs(who, 'addSearch', { body: { keyword } });
const searches = async (who: Person) => (await world.api.callAs(who, 'listSearches')).answer().items;
const look = (who: Person, itemId: string) => world.api.callAs(who, 'addFootprint', { body: { itemId } });
const seen = async (who: Person, query: Record<string, string | number> = {}) =>
  (await world.api.callAs(who, 'listFootprint', { query })).answer();
const anItem = async () => (await insertTestSku(world.pool)).itemId;

describe('the search history, of a visitor too', () => {
  test('has the last search first; one that is made again moves up, whatever its capitals', async () => {
    shows('addSearch success', 'listSearches success');
    proves('Search history entry: createdAt.', { listSearches });
    const who = visitor('searcher');
    await search(who, 'Jordan 1');
    world.api.clock.advance(1000);
    await search(who, 'tsinelas');
    world.api.clock.advance(1000);
    const again = (await search(who, '  jordan  1 ')).answer();
    expect(again).toMatchObject({ keyword: 'jordan 1', createdAt: world.api.clock.now().toISOString() });
    expect((await searches(who)).map(({ keyword }) => keyword)).toEqual(['jordan 1', 'tsinelas']);
  });

  test('forgets one search, or all of them, for good', async () => {
    shows('deleteSearch success', 'clearSearches success');
    const who = visitor('forgetter');
    const first = (await search(who, 'samba')).answer();
    await search(who, 'dunk');
    await search(who, 'gel');
    await world.api.callAs(who, 'deleteSearch', { params: { id: first.id } });
    expect((await searches(who)).map(({ keyword }) => keyword).toSorted()).toEqual(['dunk', 'gel']);
    await world.api.callAs(who, 'clearSearches');
    expect(await searches(who)).toEqual([]);
    const { rows } = await world.pool.query(
      `select from kept_entries k join users u on u.id = k.user_id where u.firebase_uid = $1`,
      [who.uid],
    );
    expect(rows).toEqual([]);
  });

  test('of somebody else does not exist', async () => {
    shows('deleteSearch SEARCH_NOT_FOUND');
    const [mine, other] = [visitor('mine'), visitor('other')];
    const { id } = (await search(mine, 'samba')).answer();
    await world.api.callAs(other, 'getUser');
    expect(refusalIn(await world.api.callAs(other, 'deleteSearch', { params: { id } })).reason).toBe(
      'SEARCH_NOT_FOUND',
    );
    await world.api.callAs(other, 'clearSearches');
    expect(await searches(mine)).toHaveLength(1);
  });

  test('drops the oldest search when it is full', async () => {
    const who = visitor('busy');
    for (let index = 0; index <= keptLimits.search.max; index += 1) {
      world.api.clock.advance(10);
      await search(who, `search ${index}`);
    }
    const { items } = (await world.api.callAs(who, 'listSearches', { query: { limit: 180 } })).answer();
    expect(items).toHaveLength(keptLimits.search.max);
    expect(items.map(({ keyword }) => keyword)).not.toContain('search 0');
  });

  test.each(['', '   ', 'x'.repeat(81), 'a\u202Eb'])('refuses "%s"', async (keyword) => {
    expect(refusalIn(await search(visitor('odd'), keyword)).reason).toBe('VALIDATION');
  });
});

describe('the footprint, of a visitor too', () => {
  test('has the last seen item first; one that is seen again moves up with its new moment', async () => {
    shows('addFootprint success', 'listFootprint success');
    proves('Footprint: updatedAt.', { listFootprint });
    const who = visitor('looker');
    const [one, two] = [await anItem(), await anItem()];
    for (const itemId of [one, two, one]) {
      world.api.clock.advance(1000);
      await look(who, itemId);
    }
    const { items } = await seen(who);
    expect(items.map(({ itemId }) => itemId)).toEqual([one, two]);
    expect(items[0]).toMatchObject({ item: { id: one }, updatedAt: world.api.clock.now().toISOString() });
  });

  test('goes on behind the last one of a page, and is forgotten at once', async () => {
    shows('clearFootprint success');
    const who = visitor('walker');
    for (let index = 0; index < 11; index += 1) await look(who, await anItem());
    const first = await seen(who);
    const second = await seen(who, { lastItemId: first.lastItemId ?? '' });
    expect(new Set([...first.items, ...second.items].map(({ itemId }) => itemId)).size).toBe(11);
    await world.api.callAs(who, 'clearFootprint');
    expect((await seen(who)).items).toEqual([]);
  });

  test('drops the oldest item when it is full', async () => {
    const who = visitor('wanderer');
    const oldest = await anItem();
    await look(who, oldest);
    await world.pool.query(
      `insert into kept_entries (id, user_id, kind, subject_id, created_at, updated_at)
       select new_id('kpt'), u.id, 'seen_item', 'itm_filler' || n, $2, $2 from users u, generate_series(1, $3::int) n where u.firebase_uid = $1`,
      [who.uid, new Date(world.api.clock.now().getTime() + 1), keptLimits.seen_item.max - 1],
    );
    world.api.clock.advance(1000);
    const newest = await anItem();
    await look(who, newest);
    expect((await seen(who)).items.map(({ itemId }) => itemId)).toEqual([newest]);
  });

  test('refuses an item that is not there, or is unlisted', async () => {
    shows('addFootprint ITEM_NOT_FOUND');
    const hidden = await anItem();
    await world.pool.query(`update items set status = 'unlisted' where id = $1`, [hidden]);
    for (const itemId of [hidden, 'itm_0000000000']) {
      expect(refusalIn(await look(visitor('blind'), itemId)).reason).toBe('ITEM_NOT_FOUND');
    }
  });
});
