import { insertTestSku } from '@suki/db/testing/test-trade';
import { NOTICES_AT_ONCE } from '@suki/domain/config/kept';
import type { SkuId } from '@suki/domain/ids/id';
import { type Centavos, pesos } from '@suki/domain/money/centavos';
import { formatMoney } from '@suki/domain/money/format-money';
import { addDays, manilaDate } from '@suki/domain/time/manila';
import { afterAll, describe, expect, test } from 'vitest';
import { tellArrivals } from '../../src/jobs/tell-arrivals.worker.ts';
import { tellReleases } from '../../src/jobs/tell-releases.worker.ts';
import { quickListing } from '../support/quick-listing.ts';
import { newTrader, type Trader } from '../support/trade-people.ts';
import { buy, lapse, listAsk } from '../support/trade-steps.ts';
import { tradeWorld } from '../support/trade-world.ts';

const world = tradeWorld();
afterAll(() => world.expectSound());

const somebody = () => newTrader(world.api.dependencies);
const waitFor = async (who: Trader, skuId: string, price?: Centavos) => {
  const body = { skuId, ...(price === undefined ? {} : { price }) };
  const result = await world.api.callAs(who, 'setArrivalNotice', { body });
  expect(result.status).toBe(201);
};
const news = async (who: Trader) =>
  (await world.api.callAs(who, 'listPlatformMessages')).answer().items.filter(({ opens }) => opens === 'item');
const waiting = async (who: Trader) => (await world.api.callAs(who, 'listArrivalNotices')).answer().items.length;
const waitingJobs = async () =>
  (await world.pool.query(`select from graphile_worker.jobs where task_identifier = 'tell-arrivals'`)).rowCount;

describe('somebody who waits for a size', () => {
  test('is told once, in the inbox and by mail, when a deposit is paid and the ask goes live (E03)', async () => {
    const me = await somebody();
    const { itemId, skuId } = await insertTestSku(world.pool);
    await waitFor(me, skuId);
    await listAsk(world, { itemId, skuId, price: pesos(5_000) });
    await world.settle();
    const [message, ...others] = await news(me);
    expect(others).toEqual([]);
    expect(message).toMatchObject({ kind: 'size-arrived', item: { id: itemId } });
    expect(message?.text).toContain(formatMoney(pesos(5_000)));
    const mails = await world.api.sandbox.mails(me.email ?? '');
    expect(mails.map(({ subject }) => subject).join()).toContain('Your size is here');
    expect(mails.map(({ text }) => text).join()).toContain(`/item/${itemId}`);
    expect(await waiting(me)).toBe(0);
    await listAsk(world, { itemId, skuId, price: pesos(4_500) });
    await world.settle();
    expect(await news(me)).toHaveLength(1);
  });

  test('is told again after asking again', async () => {
    const me = await somebody();
    const listing = await quickListing(world);
    await buy(world, listing);
    await waitFor(me, listing.skuId);
    await quickListing(world, { itemId: listing.itemId, skuId: listing.skuId });
    await world.settle();
    expect(await news(me)).toHaveLength(1);
  });

  test('is told of an ask that comes back on sale because its order was not paid', async () => {
    const me = await somebody();
    const deal = await buy(world, await quickListing(world));
    await waitFor(me, deal.skuId);
    await lapse(world, 'payment_window', deal.orderId);
    await world.settle();
    expect((await news(me)).map(({ kind }) => kind)).toEqual(['size-arrived']);
  });

  test('is not told of an ask of their own, and goes on waiting for another', async () => {
    const me = await somebody();
    const { itemId, skuId } = await insertTestSku(world.pool);
    await waitFor(me, skuId);
    await quickListing(world, { seller: me, itemId, skuId, price: pesos(5_000) });
    await world.settle();
    expect([await news(me), await waiting(me)]).toEqual([[], 1]);
    await quickListing(world, { itemId, skuId, price: pesos(5_500) });
    await world.settle();
    expect((await news(me))[0]?.text).toContain(formatMoney(pesos(5_500)));
  });

  test('is not told of another size, and writes no job for it', async () => {
    const me = await somebody();
    const { skuId } = await insertTestSku(world.pool);
    await waitFor(me, skuId);
    await quickListing(world);
    expect(await waitingJobs()).toBe(0);
    await world.settle();
    expect(await news(me)).toEqual([]);
  });

  test('S4: is not told of an item that became unlisted', async () => {
    const me = await somebody();
    const { itemId, skuId } = await insertTestSku(world.pool);
    await waitFor(me, skuId);
    await quickListing(world, { itemId, skuId });
    await world.pool.query(`update items set status = 'unlisted' where id = $1`, [itemId]);
    await world.settle();
    expect(await news(me)).toEqual([]);
  });
});

describe('somebody who waits for a price', () => {
  test('is told when an ask comes at it or below, and not before', async () => {
    const [patient, eager] = [await somebody(), await somebody()];
    const { itemId, skuId } = await quickListing(world, { price: pesos(6_000) });
    await waitFor(patient, skuId, pesos(4_000));
    await waitFor(eager, skuId, pesos(5_000));
    await quickListing(world, { itemId, skuId, price: pesos(5_050) });
    await world.settle();
    expect([await news(patient), await news(eager)]).toEqual([[], []]);
    await quickListing(world, { itemId, skuId, price: pesos(5_000) });
    await world.settle();
    expect(await news(patient)).toEqual([]);
    expect(await news(eager)).toMatchObject([{ kind: 'price-reached', item: { id: itemId } }]);
  });

  test('is told when a seller lowers the price (E09), with both prices', async () => {
    const me = await somebody();
    const { seller, askId, skuId } = await listAsk(world, { price: pesos(6_000) });
    await waitFor(me, skuId, pesos(5_500));
    const body = { price: pesos(5_200), expiryDays: 30 };
    (await world.api.callAs(seller, 'editAsk', { params: { askId }, body })).answer();
    await world.settle();
    const [message] = await news(me);
    expect(message?.kind).toBe('price-reached');
    expect(message?.text).toContain(formatMoney(pesos(5_200)));
    expect(message?.text).toContain(formatMoney(pesos(5_500)));
  });
});

describe('somebody who waits for a drop', () => {
  const today = () => manilaDate(world.api.clock.now());
  const aDropOf = async (releaseDate: string) => {
    const size = await insertTestSku(world.pool);
    await world.pool.query('update items set release_date = $2 where id = $1', [size.itemId, releaseDate]);
    return size;
  };
  const tell = () => tellReleases.work({ day: today() }, world.api.dependencies);

  test('is told on its day once, by however many runs, and goes on waiting for the first ask', async () => {
    const me = await somebody();
    const { itemId, skuId } = await aDropOf(today());
    await waitFor(me, skuId);
    await Promise.all([tell(), tell()]);
    await tell();
    expect((await news(me)).map(({ kind, item }) => [kind, item?.id])).toEqual([['drop-released', itemId]]);
    expect(await waiting(me)).toBe(1);
    await quickListing(world, { itemId, skuId });
    await world.settle();
    expect((await news(me)).map(({ kind }) => kind).toSorted()).toEqual(['drop-released', 'size-arrived']);
  });

  test('is told once of an item of which they wait for several sizes, and not before its day', async () => {
    const [me, other] = [await somebody(), await somebody()];
    const { itemId, skuId } = await aDropOf(today());
    const { rows } = await world.pool.query<{ id: SkuId }>(
      `with made as (insert into skus (id, item_id, position, sizes) values (new_id('sku'), $1, 9, '{"us_m":"13"}') returning id, item_id)
       insert into books (sku_id, item_id, ask_count, bid_count, version, log_hash) select id, item_id, 0, 0, 0, '' from made returning sku_id as id`,
      [itemId],
    );
    await waitFor(me, skuId);
    for (const { id } of rows) await waitFor(me, id);
    await waitFor(other, (await aDropOf(addDays(today(), 1))).skuId);
    await tell();
    expect([(await news(me)).length, (await news(other)).length]).toEqual([1, 0]);
  });

  test('is not told of an item that is unlisted meanwhile', async () => {
    const me = await somebody();
    const { itemId, skuId } = await aDropOf(today());
    await waitFor(me, skuId);
    await world.pool.query(`update items set status = 'unlisted' where id = $1`, [itemId]);
    await tell();
    expect(await news(me)).toEqual([]);
  });
});

test('a job that runs twice at the same moment tells each person once, however many wait', async () => {
  const { itemId, skuId } = await insertTestSku(world.pool);
  const count = NOTICES_AT_ONCE + 7;
  const { rows } = await world.pool.query<{ id: string }>(
    `with people as (
       insert into users (id, firebase_uid, is_anonymous, avatar, locale, is_balance_hidden, created_at, updated_at)
       select new_id('usr'), 'waiter-' || n, false, 1, 'en', false, $2, $2 from generate_series(1, $3::int) n returning id
     )
     insert into kept_entries (id, user_id, kind, subject_id, created_at, updated_at)
     select new_id('kpt'), id, 'arrival_notice', $1, $2, $2 from people returning user_id as id`,
    [skuId, world.api.clock.now(), count],
  );
  await quickListing(world, { itemId, skuId });
  await Promise.all([1, 2, 3].map(() => tellArrivals.work({ skuId }, world.api.dependencies)));
  const told = await world.pool.query<{ count: number }>(
    `select count(*)::int as count from messages where sku_id = $1 group by user_id`,
    [skuId],
  );
  expect(told.rows).toHaveLength(rows.length);
  expect(new Set(told.rows.map((row) => row.count))).toEqual(new Set([1]));
});
