import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { insertTestUser } from '../../testing/test-trade.ts';
import { storeOneTimeCode, tryOneTimeCode } from './one-time-codes.ts';

const database = testDatabase();
const at = new Date('2026-11-21T08:00:00Z');
const after = (ms: number) => new Date(at.getTime() + ms);
const fiveMinutes = 5 * 60_000;

const newTarget = async () => {
  const userId = await insertTestUser(database.pool, at);
  return {
    userId,
    channel: 'phone',
    target: `+63917${Math.random().toString().slice(2, 9)}`,
    purpose: 'link',
  } as const;
};

test('the right code counts once, within five minutes', async () => {
  const target = await newTarget();
  await storeOneTimeCode(database.pool, target, 'right', at);
  expect(await tryOneTimeCode(database.pool, target, 'right', after(fiveMinutes))).toBe('expired');
  expect(await tryOneTimeCode(database.pool, target, 'right', after(fiveMinutes - 1))).toBe('right');
  expect(await tryOneTimeCode(database.pool, target, 'right', at)).toBe('expired');
});

test('five wrong tries end it, and a hundred at once still are five', async () => {
  const target = await newTarget();
  await storeOneTimeCode(database.pool, target, 'right', at);
  const tries = await Promise.all(
    Array.from({ length: 100 }, () => tryOneTimeCode(database.pool, target, 'wrong', at)),
  );
  expect(tries.filter((answer) => answer === 'wrong')).toHaveLength(5);
  expect(await tryOneTimeCode(database.pool, target, 'right', at)).toBe('expired');
});

test('a right code tried fifty times at once is right once', async () => {
  const target = await newTarget();
  await storeOneTimeCode(database.pool, target, 'right', at);
  const tries = await Promise.all(Array.from({ length: 50 }, () => tryOneTimeCode(database.pool, target, 'right', at)));
  expect(tries.filter((answer) => answer === 'right')).toHaveLength(1);
});

test('a new code replaces the one before, and another purpose has its own', async () => {
  const target = await newTarget();
  await storeOneTimeCode(database.pool, target, 'first', at);
  await storeOneTimeCode(database.pool, { ...target, purpose: 'login' }, 'other', at);
  await storeOneTimeCode(database.pool, target, 'second', at);
  expect(await tryOneTimeCode(database.pool, target, 'first', at)).toBe('wrong');
  expect(await tryOneTimeCode(database.pool, target, 'second', at)).toBe('right');
  expect(await tryOneTimeCode(database.pool, { ...target, purpose: 'login' }, 'other', at)).toBe('right');
});

test('a code of another person for this number is no code, and its tries stay', async () => {
  const [target, { userId: stranger }] = [await newTarget(), await newTarget()];
  await storeOneTimeCode(database.pool, target, 'right', at);
  for (let tries = 1; tries <= 5; tries += 1) {
    expect(await tryOneTimeCode(database.pool, { ...target, userId: stranger }, 'wrong', at)).toBe('expired');
  }
  expect(await tryOneTimeCode(database.pool, target, 'right', at)).toBe('right');
});
