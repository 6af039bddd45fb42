import { pesos } from '@suki/domain/money/centavos';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { testId } from '../../testing/test-ids.ts';
import { insertListedAsk, insertTestSku, insertTestUser, reserveTestAsk } from '../../testing/test-trade.ts';
import { sqlErrorOf } from '../sql-errors.ts';
import { withTransaction } from '../tx.ts';
import { lockBook } from './books.ts';
import { feeRulesFor } from './fee-rules.ts';
import { lockBuyerAndBook, lockOffer } from './purchase-locks.ts';

const database = testDatabase();
const at = new Date('2026-11-21T08:00:00Z');

async function aMarket() {
  const [sellerId, buyerId, sku] = await Promise.all([
    insertTestUser(database.pool, at),
    insertTestUser(database.pool, at),
    insertTestSku(database.pool),
  ]);
  const ask = await insertListedAsk(database.pool, { sellerId, ...sku, price: pesos(5000), at });
  return {
    ask,
    buyerId,
    purchase: { skuId: sku.skuId, lane: 'standard', lapsesSince: at, skuLapsesSince: at } as const,
  };
}

const isWaiting = async (): Promise<boolean> => {
  const { rows } = await database.pool.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like 'with accounts as%'`,
  );
  return rows.length > 0;
};

test('the buyer is locked before the book, and what waited for the book is offered what stands in it then', async () => {
  const { ask, buyerId, purchase } = await aMarket();
  const rival = await insertTestUser(database.pool, at);
  let waiting: Promise<unknown> | undefined;
  await withTransaction(database.pool, async (tx) => {
    await lockBook(tx, ask.skuId);
    waiting = withTransaction(database.pool, (other) =>
      Promise.all([
        lockBuyerAndBook(other, { buyerId, skuId: ask.skuId }, new Date()),
        lockOffer(other, { ...purchase, buyerId }),
      ]),
    );
    await expect.poll(isWaiting, { timeout: 10_000 }).toBe(true);
    const locked = await database.pool
      .query('select from users where id = $1 for update nowait', [buyerId])
      .catch((error: unknown) => sqlErrorOf(error)?.code);
    expect(locked).toBe('55P03');
    await reserveTestAsk(tx, ask, rival, at);
  });
  expect(await waiting).toMatchObject([{ sku: { lowestAsk: null, askCount: 0 } }, { ask: undefined }]);
});

test('somebody is offered the first ask that is not their own', async () => {
  const { ask, buyerId, purchase } = await aMarket();
  const offerTo = (personId: typeof buyerId) =>
    withTransaction(database.pool, async (tx) => {
      await lockBuyerAndBook(tx, { buyerId: personId, skuId: ask.skuId }, new Date());
      return lockOffer(tx, { ...purchase, buyerId: personId });
    });
  expect((await offerTo(buyerId)).ask).toMatchObject({ id: ask.askId, price: pesos(5000), status: 'listed' });
  expect((await offerTo(ask.sellerId)).ask).toBeUndefined();
});

test('nothing is locked for a person or a size that nobody knows', async () => {
  const { ask, buyerId } = await aMarket();
  const lock = (personId: typeof buyerId, skuId: typeof ask.skuId) =>
    withTransaction(database.pool, (tx) => lockBuyerAndBook(tx, { buyerId: personId, skuId }, new Date()));
  expect(await lock(testId('usr'), ask.skuId)).toBeUndefined();
  expect(await lock(buyerId, testId('sku'))).toBeUndefined();
  expect(await lock(buyerId, ask.skuId)).toMatchObject({
    buyer: { id: buyerId, isAnonymous: false, suspendedAt: null },
  });
});

test('the fee rules read with the locks are those of the catalogue: a brand’s before a category’s, before the rule for all', async () => {
  const { ask, buyerId } = await aMarket();
  const brandId = testId('brd');
  await database.pool.query(`insert into brands (id, slug, name) values ($1, $1, 'Test brand')`, [brandId]);
  await database.pool.query('update items set brand_ids = array[$2] where id = $1', [ask.itemId, brandId]);
  await database.pool.query(
    `insert into fee_rules (kind, category, brand_id, fee_type, fee_amount, effective_from, is_ended)
     select kind, category, brand_id, fee_type, fee_amount, to_timestamp(0), false from (values
       ('tech_service', null, null, 'percentage', 1), ('tech_service', 'shoes', null, 'percentage', 2),
       ('tech_service', null, $1, 'percentage', 3), ('tech_service', 'shoes', $1, 'percentage', 4),
       ('payment', null, null, 'percentage', 5), ('payment', 'shoes', null, 'percentage', 6), ('payment', null, $1, 'percentage', 7),
       ('operational', null, null, 'fixed', 8), ('operational', 'shoes', null, 'fixed', 9)) as rule (kind, category, brand_id, fee_type, fee_amount)`,
    [brandId],
  );
  const terms = (rules: readonly { readonly kind: string; readonly feeAmount: number }[] | undefined) =>
    rules?.map(({ kind, feeAmount }) => `${kind} ${feeAmount}`).sort();
  const locked = await withTransaction(database.pool, (tx) =>
    lockBuyerAndBook(tx, { buyerId, skuId: ask.skuId }, new Date()),
  );
  expect(terms(locked?.feeRules)).toEqual(['operational 9', 'payment 7', 'tech_service 4']);
  expect(terms(await feeRulesFor(database.pool, { category: 'shoes', brandId }, new Date()))).toEqual(
    terms(locked?.feeRules),
  );
});
