import { pesos } from '@suki/domain/money/centavos';
import type pg from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { testId } from '../testing/test-ids.ts';
import { testOrderNumber } from '../testing/test-order-number.ts';
import {
  creditTestWallet,
  insertListedAsk,
  insertTestSku,
  insertTestUser,
  reserveTestAsk,
} from '../testing/test-trade.ts';
import { sqlErrorOf } from './sql-errors.ts';
import { withTransaction } from './tx.ts';

/*
 * The database itself refuses a second sale, payment or withdrawal, also from a statement that took none of the locks
 * of the use cases: the last guard behind R1 to R4, R6 and R9.
 */

const database = testDatabase();
const at = new Date('2026-11-21T08:00:00Z');
let orderId: string;
let buyerId: Awaited<ReturnType<typeof insertTestUser>>;

beforeAll(async () => {
  const [sellerId, sku] = await Promise.all([insertTestUser(database.pool, at), insertTestSku(database.pool)]);
  buyerId = await insertTestUser(database.pool, at);
  const ask = await insertListedAsk(database.pool, { sellerId, ...sku, price: pesos(5000), at });
  orderId = await withTransaction(database.pool, (tx) => reserveTestAsk(tx, ask, buyerId, at));
});

/** Writes rows past triggers and foreign keys, and rolls back; returns the name of the constraint that refuses. */
async function refusedBy(run: (client: pg.PoolClient) => Promise<unknown>): Promise<string | undefined> {
  const client = await database.pool.connect();
  try {
    await client.query('begin; set local session_replication_role = replica');
    return await run(client).then(
      () => undefined,
      (error: unknown) => sqlErrorOf(error)?.constraint,
    );
  } finally {
    await client.query('rollback');
    client.release();
  }
}

const copyOrder = (client: pg.PoolClient, changes: object) =>
  client.query('insert into orders select (jsonb_populate_record(o, $2::jsonb)).* from orders o where o.id = $1', [
    orderId,
    JSON.stringify({ id: testId('ord'), order_number: testOrderNumber(), ...changes }),
  ]);

const insertAttempt = (client: pg.PoolClient, subject: string, id: string, changes: object = {}) =>
  client.query('insert into payment_attempts select (jsonb_populate_record(null::payment_attempts, $1::jsonb)).*', [
    JSON.stringify({
      id: testId('att'),
      [subject]: id,
      source: 'gateway',
      user_id: buyerId,
      amount: 512_000,
      status: 'PENDING',
      channel: 'GCASH',
      checkout_method: 'ONE_TIME_PAYMENT',
      return_path: '/',
      created_at: at,
      updated_at: at,
      ...changes,
    }),
  ]);

test('R1: an ask has one open order', async () => {
  expect(await refusedBy((client) => copyOrder(client, {}))).toBe('orders_live_ask_key');
});

test('R3: a bid has one open order', async () => {
  const bidId = testId('bid');
  const refusal = await refusedBy(async (client) => {
    await copyOrder(client, { ask_id: testId('ask'), bid_id: bidId, origin: 'bid' });
    await copyOrder(client, { ask_id: testId('ask'), bid_id: bidId, origin: 'bid' });
  });
  expect(refusal).toBe('orders_live_bid_key');
});

describe('R3: a live ask alone stands', () => {
  const copyAsk = (client: pg.PoolClient, changes: object) =>
    client.query(
      'insert into asks select (jsonb_populate_record(a, $2::jsonb)).* from asks a join orders o on o.ask_id = a.id where o.id = $1',
      [orderId, JSON.stringify({ id: testId('ask'), ...changes })],
    );

  test.each([
    ['for a pair in the warehouse', { lane: 'flash', stock_id: testId('stk') }, 'asks_live_stock_key'],
    ['for the bid that it accepts', { origin: 'accept_bid', bid_id: testId('bid') }, 'asks_live_bid_key'],
  ])('%s', async (_name, changes, constraint) => {
    const refusal = await refusedBy(async (client) => {
      await copyAsk(client, changes);
      await copyAsk(client, changes);
    });
    expect(refusal).toBe(constraint);
  });
});

describe('R4: one payment at a time is under way', () => {
  test.each(['order_id', 'ask_id', 'bid_id', 'return_leg_id'])('for one %s', async (subject) => {
    const id = testId('ord');
    const refusal = await refusedBy(async (client) => {
      await insertAttempt(client, subject, id);
      await insertAttempt(client, subject, id);
    });
    expect(refusal).toBe(`payment_attempts_pending_${subject.replace('_leg', '').replace('_id', '')}_key`);
  });

  test.each(['gateway_request_id', 'gateway_payment_id'])('and one payment has one %s', async (column) => {
    const refusal = await refusedBy(async (client) => {
      await insertAttempt(client, 'order_id', testId('ord'), { [column]: 'pr-1' });
      await insertAttempt(client, 'order_id', testId('ord'), { [column]: 'pr-1' });
    });
    expect(refusal).toBe(`payment_attempts_${column.replace('_id', '')}_key`);
  });
});

test('R6: a wallet is never below zero', async () => {
  await creditTestWallet(database.pool, buyerId, pesos(100), at);
  const takeTooMuch = 'update wallets set balance = balance - 10001 where user_id = $1';
  expect(await refusedBy((client) => client.query(takeTooMuch, [buyerId]))).toBe('wallets_balance_check');
});

test('R9: an entry of the ledger is booked once under its code and key', async () => {
  const entry = `insert into journal_entries (id, code, key, created_at) values ($1, 'item_compensated', 'once', $2)`;
  const refusal = await refusedBy(async (client) => {
    await client.query(entry, [testId('jrn'), at]);
    await client.query(entry, [testId('jrn'), at]);
  });
  expect(refusal).toBe('journal_entries_code_key');
});

test('R4: a person has one request under a key', async () => {
  const request = `insert into idempotency_keys (user_id, key, request_hash, claimed_at, created_at, claimed_by)
    values ($1, 'once', 'hash', $2, $2, 'test')`;
  const refusal = await refusedBy(async (client) => {
    await client.query(request, [buyerId, at]);
    await client.query(request, [buyerId, at]);
  });
  expect(refusal).toMatch(/^idempotency_keys_.*(pk|pkey)$/);
});

test('a number belongs to one order', async () => {
  const refusal = await refusedBy((client) =>
    client.query('insert into orders select (jsonb_populate_record(o, $2::jsonb)).* from orders o where o.id = $1', [
      orderId,
      JSON.stringify({ id: testId('ord'), ask_id: testId('ask'), bid_id: null }),
    ]),
  );
  expect(refusal).toBe('orders_order_number_key');
});
