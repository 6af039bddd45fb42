import { expect, test } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { insertTestUser } from '../testing/test-trade.ts';
import { withTransaction } from '../tx.ts';
import { claimIdempotencyKey, type IntentKey, releaseIdempotencyKey, storeIdempotentAnswer } from './idempotency.ts';

const database = testDatabase();
const at = new Date('2026-11-21T08:00:00Z');
const result = { status: 201, answer: '{"id":"ord_1"}' };

async function anIntent(): Promise<IntentKey> {
  return { userId: await insertTestUser(database.pool, at), key: crypto.randomUUID(), requestHash: 'hash' };
}

test('fifty requests with one key at once do the work once and get the same answer', async () => {
  const intent = await anIntent();
  let worked = 0;
  const request = () =>
    withTransaction(database.pool, async (tx) => {
      const claim = await claimIdempotencyKey(tx, intent, at);
      if (claim.state !== 'new') return claim;
      worked += 1;
      await storeIdempotentAnswer(tx, intent, result);
      return { state: 'repeat', ...result };
    });
  const answers = await Promise.all(Array.from({ length: 50 }, request));
  expect(worked).toBe(1);
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
    new Set([JSON.stringify({ state: 'repeat', ...result })]),
  );
});

test('other input under the same key is a mismatch, whether the first is done or at work', async () => {
  const intent = await anIntent();
  await claimIdempotencyKey(database.pool, intent, at);
  const other = { ...intent, requestHash: 'other' };
  expect(await claimIdempotencyKey(database.pool, other, at)).toEqual({ state: 'mismatch' });
  await storeIdempotentAnswer(database.pool, intent, result);
  expect(await claimIdempotencyKey(database.pool, other, at)).toEqual({ state: 'mismatch' });
});

test('while one is at work the next is told so; its answer is kept as it was sent', async () => {
  const intent = await anIntent();
  expect(await claimIdempotencyKey(database.pool, intent, at)).toEqual({ state: 'new' });
  expect(await claimIdempotencyKey(database.pool, intent, at)).toEqual({ state: 'in_progress' });
  expect(await storeIdempotentAnswer(database.pool, intent, result)).toBe(true);
  expect(await storeIdempotentAnswer(database.pool, intent, { status: 200, answer: 'second' })).toBe(false);
  expect(await claimIdempotencyKey(database.pool, intent, at)).toEqual({ state: 'repeat', ...result });
});

test('a key whose holder died is free after its lease, one that was given up at once, and one of a rolled-back transaction too', async () => {
  const intent = await anIntent();
  await claimIdempotencyKey(database.pool, intent, at);
  await database.pool.query(
    `update idempotency_keys set claimed_at = claimed_at - interval '61 seconds' where key = $1`,
    [intent.key],
  );
  expect(await claimIdempotencyKey(database.pool, intent, at)).toEqual({ state: 'new' });
  await releaseIdempotencyKey(database.pool, intent);
  expect(await storeIdempotentAnswer(database.pool, intent, result)).toBe(false);
  const failing = withTransaction(database.pool, async (tx) => {
    await claimIdempotencyKey(tx, intent, at);
    throw new Error('refused');
  });
  await expect(failing).rejects.toThrow('refused');
  expect(await claimIdempotencyKey(database.pool, intent, at)).toEqual({ state: 'new' });
});

test('two people may use the same key', async () => {
  const intent = await anIntent();
  const other = { ...intent, userId: await insertTestUser(database.pool, at) };
  expect(await claimIdempotencyKey(database.pool, intent, at)).toEqual({ state: 'new' });
  expect(await claimIdempotencyKey(database.pool, other, at)).toEqual({ state: 'new' });
});
