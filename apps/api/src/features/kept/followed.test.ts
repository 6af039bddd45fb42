import { insertTestSku } from '@suki/db/testing/test-trade';
import { keptLimits } from '@suki/domain/config/kept';
import { pesos } from '@suki/domain/money/centavos';
import { describe, expect, test } from 'vitest';
import { shows } from '../../../test/support/evidence.ts';
import { quickListing } from '../../../test/support/quick-listing.ts';
import { refusalIn } from '../../../test/support/start-test-api.ts';
import { newTrader } from '../../../test/support/trade-people.ts';
import { tradeWorld } from '../../../test/support/trade-world.ts';

const world = tradeWorld();
type Person = { readonly uid: string };
const somebody = () => newTrader(world.api.dependencies);
const follow = (who: Person, userId: string) => world.api.callAs(who, 'followUser', { body: { userId } });
const fill = (uid: string, kind: 'followed_person' | 'arrival_notice') =>
  world.pool.query(
    `insert into kept_entries (id, user_id, kind, subject_id, created_at, updated_at)
     select new_id('kpt'), u.id, $3::kept_kind, 'filler' || n, $2, $2 from users u, generate_series(1, $4::int) n where u.firebase_uid = $1`,
    [uid, world.api.clock.now(), kind, keptLimits[kind].max],
  );

describe('following somebody', () => {
  test('is a toggle: the answer says if it was cancelled, and the list has who is followed now', async () => {
    shows('followUser success', 'listFollowedUsers success');
    const [me, star] = [await somebody(), await somebody()];
    const list = async () => (await world.api.callAs(me, 'listFollowedUsers')).answer().items;
    const body = { userId: star.userId };
    expect((await follow(me, star.userId)).answer()).toEqual({ ...body, cancelled: false });
    expect(await list()).toMatchObject([{ userId: star.userId }]);
    expect((await follow(me, star.userId)).answer()).toEqual({ ...body, cancelled: true });
    expect(await list()).toEqual([]);
    expect((await follow(me, star.userId)).answer().cancelled).toBe(false);
  });

  test('two presses at the same moment are one after the other', async () => {
    const [me, star] = [await somebody(), await somebody()];
    const both = await Promise.all([follow(me, star.userId), follow(me, star.userId)]);
    expect(both.map((result) => result.answer().cancelled).toSorted()).toEqual([false, true]);
  });

  test('tells nothing of a followed person but the picture', async () => {
    const [me, star] = [await somebody(), await somebody()];
    await follow(me, star.userId);
    const [row] = (await world.api.callAs(me, 'listFollowedUsers')).answer().items;
    expect(Object.keys(row ?? {}).toSorted()).toEqual(['avatar', 'createdAt', 'id', 'userId']);
  });

  test('refuses oneself, a visitor and nobody', async () => {
    shows('followUser PERSON_NOT_FOUND');
    const me = await somebody();
    const visitor = (await world.api.callAs({ uid: 'visiting', isAnonymous: true }, 'getUser')).answer().userId;
    for (const userId of [me.userId, visitor, 'usr_0000000000']) {
      expect(refusalIn(await follow(me, userId)).reason).toBe('PERSON_NOT_FOUND');
    }
  });

  test('is refused beyond the limit', async () => {
    shows('followUser TOO_MANY_KEPT');
    const [me, star] = [await somebody(), await somebody()];
    await fill(me.uid, 'followed_person');
    expect(refusalIn(await follow(me, star.userId)).reason).toBe('TOO_MANY_KEPT');
  });
});

describe('an arrival notice', () => {
  const ask = (who: Person, skuId: string, price?: number) =>
    world.api.callAs(who, 'setArrivalNotice', { body: { skuId, ...(price === undefined ? {} : { price }) } });

  test('waits for a size, once, with the newest price; it can be taken back', async () => {
    shows('setArrivalNotice success', 'listArrivalNotices success', 'deleteArrivalNotice success');
    const me = await somebody();
    const { itemId, skuId } = await insertTestSku(world.pool);
    expect((await ask(me, skuId)).answer()).toMatchObject({ price: null, sku: { id: skuId }, item: { id: itemId } });
    const { id } = (await ask(me, skuId, pesos(4_000))).answer();
    const listed = async (query: Record<string, string> = {}) =>
      (await world.api.callAs(me, 'listArrivalNotices', { query })).answer().items;
    expect((await listed({ itemId })).map((notice) => [notice.id, notice.price])).toEqual([[id, pesos(4_000)]]);
    expect(await listed({ itemId: 'itm_0000000000' })).toEqual([]);
    await world.api.callAs(me, 'deleteArrivalNotice', { params: { id } });
    expect(await listed()).toEqual([]);
  });

  test('is refused where the size can be bought already, and taken below the lowest ask', async () => {
    shows('setArrivalNotice BUY_NOW_AVAILABLE');
    const me = await somebody();
    const { skuId } = await quickListing(world, { price: pesos(5_000) });
    for (const price of [undefined, pesos(5_000), pesos(6_000)]) {
      expect(refusalIn(await ask(me, skuId, price)).reason).toBe('BUY_NOW_AVAILABLE');
    }
    expect((await ask(me, skuId, pesos(4_950))).status).toBe(201);
  });

  test.each(['unlisted', 'discontinued'])('of an item that is %s is refused', async (status) => {
    shows('setArrivalNotice SKU_NOT_FOUND');
    const me = await somebody();
    const { itemId, skuId } = await insertTestSku(world.pool);
    await world.pool.query(`update items set status = $2 where id = $1`, [itemId, status]);
    expect(refusalIn(await ask(me, skuId)).reason).toBe('SKU_NOT_FOUND');
    expect(refusalIn(await ask(me, 'sku_0000000000')).reason).toBe('SKU_NOT_FOUND');
  });

  test('S4: leaves the list while its item is unlisted', async () => {
    const me = await somebody();
    const { itemId, skuId } = await insertTestSku(world.pool);
    await ask(me, skuId);
    await world.pool.query(`update items set status = 'unlisted' where id = $1`, [itemId]);
    expect((await world.api.callAs(me, 'listArrivalNotices')).answer().items).toEqual([]);
  });

  test.each([pesos(450), pesos(5_025), pesos(700_000)])('at %s centavos breaks the price rule', async (price) => {
    shows('setArrivalNotice PRICE_RULE');
    const { skuId } = await insertTestSku(world.pool);
    expect(refusalIn(await ask(await somebody(), skuId, price)).reason).toBe('PRICE_RULE');
  });

  test('is refused beyond the limit', async () => {
    shows('setArrivalNotice TOO_MANY_KEPT');
    const me = await somebody();
    await fill(me.uid, 'arrival_notice');
    const { skuId } = await insertTestSku(world.pool);
    expect(refusalIn(await ask(me, skuId)).reason).toBe('TOO_MANY_KEPT');
  });

  test('of somebody else does not exist', async () => {
    shows('deleteArrivalNotice NOTICE_NOT_FOUND');
    const [mine, other] = [await somebody(), await somebody()];
    const { skuId } = await insertTestSku(world.pool);
    const { id } = (await ask(mine, skuId)).answer();
    const result = await world.api.callAs(other, 'deleteArrivalNotice', { params: { id } });
    expect(refusalIn(result).reason).toBe('NOTICE_NOT_FOUND');
  });
});
