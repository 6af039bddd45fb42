import type { ItemId, SkuId } from '@suki/domain/ids/id';
import { pesos } from '@suki/domain/money/centavos';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { testId } from '../../testing/test-ids.ts';
import {
  insertListedAsk,
  insertTestSku,
  insertTestUser,
  reserveTestAsk,
  type TestAsk,
} from '../../testing/test-trade.ts';
import { withTransaction } from '../tx.ts';
import { privateTables } from './queue-internals.ts';

const database = testDatabase();
const at = new Date('2026-11-21T08:00:00Z');
const later = new Date('2026-11-21T09:00:00Z');

/** An item in two sizes, each with one ask. */
async function twoSizes(): Promise<readonly [TestAsk, TestAsk]> {
  const { pool } = database;
  const [sellerId, { itemId, skuId }] = await Promise.all([insertTestUser(pool, at), insertTestSku(pool)]);
  const other = await secondSku(itemId);
  const list = (sku: SkuId) => insertListedAsk(pool, { sellerId, itemId, skuId: sku, price: pesos(5000), at });
  return [await list(skuId), await list(other)];
}

async function secondSku(itemId: ItemId): Promise<SkuId> {
  const id = testId('sku');
  await database.pool.query(`insert into skus (id, item_id, position, sizes) values ($1, $2, 2, '{"us_m":"10"}')`, [
    id,
    itemId,
  ]);
  await database.pool.query(
    `insert into books (sku_id, item_id, ask_count, bid_count, version, log_hash) values ($1, $2, 0, 0, 0, '')`,
    [id, itemId],
  );
  return id;
}

const jobsOf = async (itemId: ItemId) =>
  (
    await database.pool.query<{ attempts: number; locked: boolean }>(
      'select attempts, locked_at is not null as locked from graphile_worker.jobs where key = $1',
      [`renew-item-pages:${itemId}`],
    )
  ).rows;

test('orders on two sizes of one item do not wait for each other', async () => {
  const [nine, ten] = await twoSizes();
  const [one, other] = await Promise.all([insertTestUser(database.pool, at), insertTestUser(database.pool, at)]);
  await withTransaction(database.pool, async (tx) => {
    await reserveTestAsk(tx, nine, one, later);
    // The first reservation is not committed: a wait would end here with the lock timeout.
    await withTransaction(database.pool, (inner) => reserveTestAsk(inner, ten, other, later));
  });
  expect(await jobsOf(nine.itemId)).toEqual([{ attempts: 0, locked: false }]);
});

test('pages whose renewal was given up are renewed again with the next change', async () => {
  const [ask] = await twoSizes();
  const buyer = await insertTestUser(database.pool, at);
  await database.pool.query(`update ${privateTables.jobs} set attempts = max_attempts where key = $1`, [
    `renew-item-pages:${ask.itemId}`,
  ]);
  await withTransaction(database.pool, (tx) => reserveTestAsk(tx, ask, buyer, later));
  expect(await jobsOf(ask.itemId)).toEqual([{ attempts: 0, locked: false }]);
});

test('a renewal cannot begin before the change that waits for it is committed', async () => {
  const [ask] = await twoSizes();
  const buyer = await insertTestUser(database.pool, at);
  const taken = `select id from ${privateTables.jobs} where key = $1 for update skip locked`;
  const take = async () => (await database.pool.query(taken, [`renew-item-pages:${ask.itemId}`])).rowCount;
  await withTransaction(database.pool, async (tx) => {
    await reserveTestAsk(tx, ask, buyer, later);
    expect(await take()).toBe(0);
  });
  expect(await take()).toBe(1);
});
