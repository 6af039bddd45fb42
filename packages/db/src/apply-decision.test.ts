import { pesos } from '@suki/domain/money/centavos';
import type { Approval } from '@suki/domain/trade/facts/decision';
import { expect, test } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import {
  emptyApproval,
  insertListedAsk,
  insertTestSku,
  insertTestUser,
  reserveTestAsk,
} from '../testing/test-trade.ts';
import { applyDecision } from './apply-decision.ts';
import { ConflictError } from './conflict-error.ts';
import { bookLogOf, bookOfSku, lockBook, lowestListedAsk } from './queries/books.ts';
import { balanceOf, ledgerTotal } from './queries/ledger.ts';
import { timersOf } from './queries/timers.ts';
import { withTransaction } from './tx.ts';

const database = testDatabase();
const at = new Date('2026-11-21T08:00:00Z');
const later = new Date('2026-11-21T09:00:00Z');

async function aListedAsk() {
  const [sellerId, sku] = await Promise.all([insertTestUser(database.pool, at), insertTestSku(database.pool)]);
  return await insertListedAsk(database.pool, { sellerId, ...sku, price: pesos(5000), at });
}

test('a listed ask stands in its book, with its deposit held, its timer running and its history written', async () => {
  const ask = await aListedAsk();
  expect(await bookOfSku(database.pool, ask.skuId)).toMatchObject({ lowestAsk: pesos(5000), askCount: 1, version: 1 });
  expect(await balanceOf(database.pool, `deposit:${ask.depositId}`)).toBe(pesos(500));
  expect(await ledgerTotal(database.pool)).toBe(0);
  expect(await timersOf(database.pool, 'ask', [ask.askId])).toMatchObject([{ kind: 'listing', version: 1 }]);
  const { rows } = await database.pool.query(
    'select from_status, to_status, event from transitions where entity = $1 and entity_id = $2 order by at, id',
    ['ask', ask.askId],
  );
  expect(rows).toEqual([
    { from_status: null, to_status: 'to_pay', event: 'E01' },
    { from_status: 'to_pay', to_status: 'listed', event: 'E03' },
  ]);
  expect((await bookLogOf(database.pool, ask.skuId, 5))[0]?.hash).toMatch(/^[0-9a-f]{64}$/);
});

test('many changes of one item in ten seconds renew its pages once, and the first of them is not waited for longer', async () => {
  const ask = await aListedAsk();
  const jobs = async () =>
    (
      await database.pool.query(
        "select run_at, (run_at - now()) <= interval '10 seconds' as soon from graphile_worker.jobs where key = $1",
        [`renew-item-pages:${ask.itemId}`],
      )
    ).rows;
  const first = await jobs();
  expect(first).toMatchObject([{ soon: true }]);
  const buyerId = await insertTestUser(database.pool, at);
  await withTransaction(database.pool, (tx) => reserveTestAsk(tx, ask, buyerId, later));
  expect(await jobs()).toMatchObject([{ run_at: first[0]?.run_at }]);
});

test('of twenty buyers who race for one ask exactly one gets it, and the others find the book empty', async () => {
  const ask = await aListedAsk();
  const buyers = await Promise.all(Array.from({ length: 20 }, () => insertTestUser(database.pool, at)));
  const results = await Promise.all(
    buyers.map((buyerId) =>
      withTransaction(database.pool, async (tx) => {
        await lockBook(tx, ask.skuId);
        const lowest = await lowestListedAsk(tx, ask.skuId, 'standard');
        return lowest === undefined ? undefined : await reserveTestAsk(tx, ask, buyerId, later);
      }),
    ),
  );
  expect(results.filter((orderId) => orderId !== undefined)).toHaveLength(1);
  expect(await bookOfSku(database.pool, ask.skuId)).toMatchObject({ lowestAsk: null, askCount: 0, version: 2 });
});

test('without the lock the second of two decisions on the same ask is a conflict and leaves nothing behind', async () => {
  const ask = await aListedAsk();
  const [one, other] = await Promise.all([insertTestUser(database.pool, at), insertTestUser(database.pool, at)]);
  const results = await Promise.allSettled(
    [one, other].map((buyerId) => withTransaction(database.pool, (tx) => reserveTestAsk(tx, ask, buyerId, later))),
  );
  expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
  const { rows } = await database.pool.query('select count(*)::int as orders from orders where ask_id = $1', [
    ask.askId,
  ]);
  expect(rows).toEqual([{ orders: 1 }]);
});

test('an ask that comes back keeps its place in the queue and the unspent part of its listing time', async () => {
  const ask = await aListedAsk();
  const buyerId = await insertTestUser(database.pool, at);
  const orderId = await withTransaction(database.pool, (tx) => reserveTestAsk(tx, ask, buyerId, later));
  const reserved = await database.pool.query('select listing_remaining_ms, live_at from asks where id = $1', [
    ask.askId,
  ]);
  expect(reserved.rows).toEqual([{ listing_remaining_ms: 30 * 86_400_000 - 3_600_000, live_at: at }]);
  await withTransaction(database.pool, (tx) =>
    applyDecision(
      tx,
      {
        ...emptyApproval,
        event: 'E34',
        moves: [
          { entity: 'ask', id: ask.askId, from: 'buyer_to_pay', to: 'listed', event: 'E34' },
          {
            entity: 'order',
            id: orderId,
            from: 'to_pay',
            to: 'transaction_closed',
            event: 'E34',
            closure: { reason: 'no_return_required', detail: 'payment_timeout' },
          },
        ],
      },
      { at: later, actorId: null },
    ),
  );
  const back = await database.pool.query('select listing_remaining_ms, live_at from asks where id = $1', [ask.askId]);
  expect(back.rows).toEqual([{ listing_remaining_ms: null, live_at: at }]);
  expect(await bookOfSku(database.pool, ask.skuId)).toMatchObject({ lowestAsk: pesos(5000), askCount: 1, version: 3 });
});

test('a move from a status that the ask no longer has is a conflict', async () => {
  const ask = await aListedAsk();
  const stale = {
    ...emptyApproval,
    moves: [{ entity: 'ask', id: ask.askId, from: 'to_pay', to: 'listed', event: 'E03' }],
  } as const;
  await expect(
    withTransaction(database.pool, (tx) => applyDecision(tx, stale, { at: later, actorId: null })),
  ).rejects.toThrow(ConflictError);
});

test('the database refuses a pair of statuses that the life cycle does not have, for asks and orders', async () => {
  const ask = await aListedAsk();
  await expect(
    database.pool.query(`update asks set status = 'to_ship' where id = $1`, [ask.askId]),
  ).rejects.toMatchObject({ constraint: 'allowed_moves' });
  const buyerId = await insertTestUser(database.pool, at);
  const orderId = await withTransaction(database.pool, (tx) => reserveTestAsk(tx, ask, buyerId, later));
  await expect(
    database.pool.query(`update orders set status = 'to_receive' where id = $1`, [orderId]),
  ).rejects.toMatchObject({ constraint: 'allowed_moves' });
});

test.each([
  ['newOrder', { creations: [{ entity: 'order', row: {} }] }],
  ['newBid', { creations: [{ entity: 'bid', row: {} }] }],
  ['newAttempt', { attempts: [{ id: 'att_0000000001', from: null, to: 'PENDING' }] }],
  ['feeRules', { patches: [{ entity: 'ask', id: 'ask_0000000001', set: { price: 1 } }] }],
])(
  'a decision that needs %s is refused before anything is sent when the use case does not give it',
  async (name, part) => {
    const approval = { ...emptyApproval, ...part } as unknown as Approval;
    const applied = withTransaction(database.pool, (tx) => applyDecision(tx, approval, { at: later, actorId: null }));
    await expect(applied).rejects.toThrow(`Expected applyDecision to be given ${name}`);
  },
);
