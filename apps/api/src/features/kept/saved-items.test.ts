import { insertTestSku } from '@suki/db/testing/test-trade';
import { keptLimits } from '@suki/domain/config/kept';
import { wholeListSize } from '@suki/domain/config/lists';
import { pesos } from '@suki/domain/money/centavos';
import { proves } from '@suki/evidence/proves';
import { describe, expect, test } from 'vitest';
import { shows } from '../../../test/support/evidence.ts';
import { quickListing } from '../../../test/support/quick-listing.ts';
import { refusalIn } from '../../../test/support/start-test-api.ts';
import { testToken } from '../../../test/support/test-token.ts';
import { tradeWorld } from '../../../test/support/trade-world.ts';
import { presentSavedItem } from './present-kept.ts';

const world = tradeWorld();
type Person = { readonly uid: string; readonly isAnonymous?: boolean };
let made = 0;
/** Visitors without an account save as everybody does. */
const somebody = (): Person => {
  made += 1;
  return { uid: `saver-${made}`, isAnonymous: true };
};
const anItem = async () => (await insertTestSku(world.pool)).itemId;
const aUsedItem = async () => {
  const itemId = await anItem();
  await world.pool.query(`update items set condition = 'used' where id = $1`, [itemId]);
  return itemId;
};
const save = (who: Person, itemId: string) => world.api.callAs(who, 'saveItem', { body: { itemId } });
const saved = async (who: Person, query: Record<string, string | number> = {}) =>
  (await world.api.callAs(who, 'listSavedItems', { query })).answer();
const remove = (who: Person, itemId: string, body: Record<string, unknown> = {}) =>
  world.api.callAs(who, 'removeSavedItems', { params: { itemId }, body });

describe('saved items', () => {
  test('are listed with their cards, the last saved first, and one that is saved stays as it is', async () => {
    shows('saveItem success', 'listSavedItems success', 'listSavedItemIds success');
    proves('Saved item: id, itemId, itemType, deletedAt.', { presentSavedItem });
    const who = somebody();
    const { itemId } = await quickListing(world, { price: pesos(5_000) });
    const first = (await save(who, itemId)).answer();
    expect(first).toMatchObject({ itemId, itemType: 'new', deletedAt: null });
    world.api.clock.advance(1000);
    const second = (await save(who, await anItem())).answer();
    expect((await save(who, itemId)).answer()).toEqual(first);
    const { items } = await saved(who);
    expect(items.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(items[1]).toMatchObject({ item: { id: itemId, lowestAsk: pesos(5_000) }, priceWhenSaved: pesos(5_000) });
    const { ids } = (await world.api.callAs(who, 'listSavedItemIds')).answer();
    expect(ids).toEqual([second.itemId, itemId]);
  });

  test('keep the price of the day on which they were saved', async () => {
    const who = somebody();
    const { itemId, skuId } = await quickListing(world, { price: pesos(5_000) });
    await save(who, itemId);
    await quickListing(world, { itemId, skuId, price: pesos(4_500) });
    await save(who, itemId);
    expect((await saved(who)).items[0]).toMatchObject({
      item: { lowestAsk: pesos(4_500) },
      priceWhenSaved: pesos(5_000),
    });
  });

  test('come by their type, which is the condition of the item', async () => {
    shows('listSavedItemsOfType success');
    const who = somebody();
    const [fresh, used] = [await anItem(), await aUsedItem()];
    await save(who, fresh);
    await save(who, used);
    const ofType = async (type: string) =>
      (await world.api.callAs(who, 'listSavedItemsOfType', { params: { type } })).answer().items;
    expect((await ofType('used')).map(({ itemId, itemType }) => [itemId, itemType])).toEqual([[used, 'used']]);
    expect((await ofType('new')).map(({ itemId }) => itemId)).toEqual([fresh]);
    const wrong = await world.api.callAs(who, 'listSavedItemsOfType', { params: { type: 'lookbook' } });
    expect(refusalIn(wrong).reason).toBe('VALIDATION');
  });

  test('are removed together: those of `ids` and the one of the path; what was removed says when', async () => {
    shows('removeSavedItems success');
    const who = somebody();
    const items = [await anItem(), await anItem(), await anItem(), await anItem()] as const;
    for (const itemId of items) await save(who, itemId);
    const answer = (await remove(who, items[0], { ids: [items[1], items[2]], itemType: 'new' })).answer();
    const now = world.api.clock.now().toISOString();
    expect(answer.removed.map(({ itemId }) => itemId).toSorted()).toEqual(items.slice(0, 3).toSorted());
    expect(new Set(answer.removed.map(({ deletedAt }) => deletedAt))).toEqual(new Set([now]));
    expect((await saved(who)).items.map(({ itemId }) => itemId)).toEqual([items[3]]);
  });

  test('are removed by the path alone, and a repetition removes nothing', async () => {
    const who = somebody();
    const itemId = await anItem();
    await save(who, itemId);
    expect((await remove(who, itemId)).answer().removed).toHaveLength(1);
    expect((await remove(who, itemId)).answer().removed).toEqual([]);
  });

  test('of the other type stay', async () => {
    const who = somebody();
    const [fresh, used] = [await anItem(), await aUsedItem()];
    await save(who, fresh);
    await save(who, used);
    const removed = (await remove(who, fresh, { ids: [fresh, used], itemType: 'used' })).answer().removed;
    expect(removed.map(({ itemId }) => itemId)).toEqual([used]);
    expect((await saved(who)).items.map(({ itemId }) => itemId)).toEqual([fresh]);
  });

  test('that were removed stay as a row, and come back on top when they are saved again', async () => {
    const who = somebody();
    const itemId = await anItem();
    const first = (await save(who, itemId)).answer();
    await remove(who, itemId);
    const { rows } = await world.pool.query('select deleted_at from kept_entries where id = $1', [first.id]);
    expect(rows).toEqual([{ deleted_at: world.api.clock.now() }]);
    world.api.clock.advance(1000);
    const again = (await save(who, itemId)).answer();
    expect(again).toMatchObject({ id: first.id, deletedAt: null, createdAt: world.api.clock.now().toISOString() });
  });

  test('are one entry when two devices save at the same moment', async () => {
    const who = somebody();
    const itemId = await anItem();
    await world.api.callAs(who, 'getUser');
    const both = await Promise.all([save(who, itemId), save(who, itemId)]);
    expect(new Set(both.map((result) => result.answer().id)).size).toBe(1);
    expect((await saved(who)).items).toHaveLength(1);
  });

  test('of somebody else are neither seen nor removed', async () => {
    const [mine, other] = [somebody(), somebody()];
    const itemId = await anItem();
    await save(mine, itemId);
    expect((await saved(other)).items).toEqual([]);
    expect((await remove(other, itemId)).answer().removed).toEqual([]);
    expect((await saved(mine)).items).toHaveLength(1);
  });

  test('come page by page, at most 180 at once', async () => {
    const who = somebody();
    for (let index = 0; index < 12; index += 1) await save(who, await anItem());
    const first = await saved(who);
    expect(first).toMatchObject({ hasMore: true, items: { length: 10 } });
    const second = await saved(who, { lastItemId: first.lastItemId ?? '' });
    expect(second).toMatchObject({ hasMore: false, items: { length: 2 } });
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(12);
    expect((await saved(who, { limit: wholeListSize })).items).toHaveLength(12);
    expect((await world.api.callAs(who, 'listSavedItems', { query: { limit: 181 } })).status).toBe(400);
  });

  test('have an address with a slash at its end too', async () => {
    const who = somebody();
    const token = testToken(who);
    const headers = { authorization: `Bearer ${token}` };
    const itemId = await anItem();
    const posted = await world.api.app.inject({
      method: 'POST',
      url: '/user/saved-item/',
      headers,
      payload: { itemId },
    });
    expect(posted.statusCode).toBe(201);
    const listed = await world.api.app.inject({ method: 'GET', url: '/user/saved-item/list/', headers });
    expect(listed.json()).toMatchObject({ items: [{ itemId }] });
  });

  test('of an item that is not there, or is unlisted, are refused', async () => {
    shows('saveItem ITEM_NOT_FOUND');
    const who = somebody();
    const hidden = await anItem();
    await world.pool.query(`update items set status = 'unlisted' where id = $1`, [hidden]);
    for (const itemId of [hidden, 'itm_0000000000']) {
      expect(refusalIn(await save(who, itemId)).reason).toBe('ITEM_NOT_FOUND');
    }
  });

  test('are refused beyond the limit, also at the same moment, until one is removed', async () => {
    shows('saveItem TOO_MANY_KEPT');
    const who = somebody();
    await world.api.callAs(who, 'getUser');
    await world.pool.query(
      `insert into kept_entries (id, user_id, kind, subject_id, created_at, updated_at)
       select new_id('kpt'), u.id, 'saved_item', 'itm_filler' || n, $2, $2 from users u, generate_series(1, $3::int) n where u.firebase_uid = $1`,
      [who.uid, world.api.clock.now(), keptLimits.saved_item.max - 1],
    );
    const items = [await anItem(), await anItem(), await anItem()] as const;
    const results = await Promise.all(items.map((itemId) => save(who, itemId)));
    expect(results.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = results.filter(({ status }) => status === 409);
    expect(refused.map((result) => refusalIn(result).reason)).toEqual(['TOO_MANY_KEPT', 'TOO_MANY_KEPT']);
    expect(refusalIn(await save(who, await anItem())).reason).toBe('TOO_MANY_KEPT');
    const kept = items[results.findIndex(({ status }) => status === 201)] ?? items[0];
    expect((await save(who, kept)).status).toBe(201);
    await remove(who, kept);
    expect((await save(who, kept)).status).toBe(201);
  });
});

describe('S4: an item that becomes unlisted', () => {
  test('is in no list of anybody any more, and comes back with its listing', async () => {
    const who = somebody();
    const itemId = await anItem();
    await save(who, itemId);
    await world.api.callAs(who, 'addFootprint', { body: { itemId } });
    const wishList = (await world.api.callAs(who, 'shareWishList')).answer().id;
    const lists = async () => [
      (await saved(who)).items.length,
      (await world.api.callAs(who, 'listSavedItemsOfType', { params: { type: 'new' } })).answer().items.length,
      (await world.api.callAs(who, 'listSavedItemIds')).answer().ids.length,
      (await world.api.callAs(who, 'listFootprint')).answer().items.length,
      (await world.api.callAs(who, 'getWishList', { params: { id: wishList } })).answer().items.length,
    ];
    expect(await lists()).toEqual([1, 1, 1, 1, 1]);
    await world.pool.query(`update items set status = 'unlisted' where id = $1`, [itemId]);
    expect(await lists()).toEqual([0, 0, 0, 0, 0]);
    await world.pool.query(`update items set status = 'discontinued' where id = $1`, [itemId]);
    expect(await lists()).toEqual([1, 1, 1, 1, 1]);
  });
});

describe('a wish list by link', () => {
  test('shows everybody the saved items, says nothing of their owner, and has one link until it is ended', async () => {
    shows('shareWishList success', 'getWishList success', 'endWishList success', 'getWishList WISH_LIST_NOT_FOUND');
    const who = { uid: 'owner-of-list', name: 'Olive Tan' };
    const itemId = await anItem();
    await save(who, itemId);
    const { id } = (await world.api.callAs(who, 'shareWishList')).answer();
    expect((await world.api.callAs(who, 'shareWishList')).answer().id).toBe(id);
    const seen = (await world.api.callAs(somebody(), 'getWishList', { params: { id } })).answer();
    expect(seen.items.map((item) => item.id)).toEqual([itemId]);
    expect(JSON.stringify(seen)).not.toMatch(/Olive|usr_/);
    await world.api.callAs(who, 'endWishList');
    const ended = await world.api.callAs(somebody(), 'getWishList', { params: { id } });
    expect(refusalIn(ended).reason).toBe('WISH_LIST_NOT_FOUND');
    expect((await world.api.callAs(who, 'shareWishList')).answer().id).not.toBe(id);
  });

  test('has no other address: the id of another entry opens nothing', async () => {
    const who = somebody();
    const { id } = (await save(who, await anItem())).answer();
    expect((await world.api.callAs(who, 'getWishList', { params: { id } })).status).toBe(404);
  });
});
