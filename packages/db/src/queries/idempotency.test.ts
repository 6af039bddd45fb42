import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { insertTestUser } from '../../testing/test-trade.ts';
import { withTransaction } from '../tx.ts';
import {
  claimIdempotencyKey,
  type IntentKey,
  releaseIdempotencyKey,
  storeIdempotentAnswer,
  storeIdempotentAnswerLate,
} from './idempotency.ts';

const database = testDatabase();
const at = new Date('2026-11-21T08:00:00Z');
const result = { status: 201, answer: '{"id":"ord_1"}' };

async function anIntent(): Promise<IntentKey> {
  return { userId: await insertTestUser(database.pool, at), key: crypto.randomUUID(), requestHash: 'hash' };
}

test('of fifty requests with one key at once one does the work; the others are told that it is at work, and its answer from then on', async () => {
  const intent = await anIntent();
  const request = () => claimIdempotencyKey(database.pool, intent, at);
  const claims = await Promise.all(Array.from({ length: 50 }, request));
  const states = claims.map(({ state }) => state).sort();
  expect(states).toEqual([...Array.from({ length: 49 }, () => 'in_progress'), 'new']);
  await storeIdempotentAnswerLate(database.pool, intent, result);
  const again = await Promise.all(Array.from({ length: 50 }, request));
  expect(again).toEqual(Array.from({ length: 50 }, () => ({ state: 'repeat', ...result })));
});

test('other input under the same key is a mismatch, whether the first is done or at work', async () => {
  const intent = await anIntent();
  await claimIdempotencyKey(database.pool, intent, at);
  const other = { ...intent, requestHash: 'other' };
  expect(await claimIdempotencyKey(database.pool, other, at)).toEqual({ state: 'mismatch' });
  await storeIdempotentAnswerLate(database.pool, intent, result);
  expect(await claimIdempotencyKey(database.pool, other, at)).toEqual({ state: 'mismatch' });
});

test('while one is at work the next is told so; its answer is kept as it was sent', async () => {
  const intent = await anIntent();
  expect(await claimIdempotencyKey(database.pool, intent, at)).toEqual({ state: 'new' });
  expect(await claimIdempotencyKey(database.pool, intent, at)).toEqual({ state: 'in_progress' });
  expect(await storeIdempotentAnswerLate(database.pool, intent, result)).toBe(true);
  expect(await storeIdempotentAnswerLate(database.pool, intent, { status: 200, answer: 'second' })).toBe(false);
  expect(await claimIdempotencyKey(database.pool, intent, at)).toEqual({ state: 'repeat', ...result });
});

test('a key whose holder died is free after its lease, and one that was given up at once', async () => {
  const intent = await anIntent();
  await claimIdempotencyKey(database.pool, intent, at);
  await database.pool.query(
    `update idempotency_keys set claimed_at = claimed_at - interval '61 seconds' where key = $1`,
    [intent.key],
  );
  expect(await claimIdempotencyKey(database.pool, intent, at)).toEqual({ state: 'new' });
  await releaseIdempotencyKey(database.pool, intent);
  expect(await storeIdempotentAnswerLate(database.pool, intent, result)).toBe(false);
  expect(await claimIdempotencyKey(database.pool, intent, at)).toEqual({ state: 'new' });
});

test('two people may use the same key', async () => {
  const intent = await anIntent();
  const other = { ...intent, userId: await insertTestUser(database.pool, at) };
  expect(await claimIdempotencyKey(database.pool, intent, at)).toEqual({ state: 'new' });
  expect(await claimIdempotencyKey(database.pool, other, at)).toEqual({ state: 'new' });
});

test('an answer that is stored in the transaction of the work is there exactly when the work is', async () => {
  const intent = await anIntent();
  await claimIdempotencyKey(database.pool, intent, at);
  const failing = withTransaction(database.pool, async (tx) => {
    expect(await storeIdempotentAnswer(tx, intent, result)).toBe(true);
    throw new Error('refused');
  });
  await expect(failing).rejects.toThrow('refused');
  expect(await claimIdempotencyKey(database.pool, intent, at)).toEqual({ state: 'in_progress' });
  await withTransaction(database.pool, (tx) => storeIdempotentAnswer(tx, intent, result));
  expect(await claimIdempotencyKey(database.pool, intent, at)).toEqual({ state: 'repeat', ...result });
});
