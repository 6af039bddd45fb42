import { withTransaction } from '@suki/db/tx';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { shoeShop, shoeTable } from '../../test/support/shoe-shop.ts';
import { refusalIn } from '../../test/support/start-test-api.ts';

/** The handler's behaviour in one test, beside buying. */
const plan = {
  fail: 'nothing' as 'nothing' | 'refuse' | 'conflict' | 'crash before' | 'crash after',
  calls: 0,
  /** The next call waits for this before it does anything. */
  wait: undefined as Promise<void> | undefined,
};

const shop = shoeShop({
  buyShoe: async ({ body, intent, refuse }, { pool }) => {
    plan.calls += 1;
    const { wait } = plan;
    plan.wait = undefined;
    await wait;
    if (plan.fail === 'crash before') throw new Error('crash');
    if (plan.fail === 'refuse') throw refuse('NOT_ALLOWED_NOW', { details: { status: 'sold' } });
    if (plan.fail === 'conflict') throw refuse('CONFLICT');
    const answer = await withTransaction(pool, async (tx) => {
      const { rows } = await tx.query('insert into shoes (price) values ($1) returning id, price', [body.price]);
      const [row] = z.array(shoeTable.buyShoe.response).parse(rows);
      await intent.settle(tx, row);
      return row;
    });
    if (plan.fail === 'crash after' || answer === undefined) throw new Error('crash');
    return answer;
  },
});

beforeEach(() => {
  plan.fail = 'nothing';
  plan.calls = 0;
});

const { buy, bought, newKey } = shop;

describe('the same key', () => {
  test('fifty times at once is one effect and fifty identical answers', async () => {
    const key = newKey();
    const results = await Promise.all(Array.from({ length: 50 }, () => buy({ key })));
    expect(new Set(results.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(results.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(results.filter(({ headers }) => headers.get('idempotency-replayed') === 'true')).toHaveLength(49);
    expect(await bought()).toBe(1);
    expect(plan.calls).toBe(1);
  });

  test('at two processes at once is one effect', async () => {
    const key = newKey();
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) => buy({ key, at: index % 2 === 0 ? undefined : shop.second() })),
    );
    expect(new Set(results.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await bought()).toBe(1);
  });

  test('later and at another process gets the first answer again', async () => {
    const key = newKey();
    const first = await buy({ key });
    const again = await buy({ key, at: shop.second() });
    expect(first.headers.get('idempotency-replayed')).toBeNull();
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(again.body).toEqual(first.body);
    expect(again.status).toBe(201);
  });

  test.each([
    ['another body', { price: 600 }],
    ['another address', { size: '10' }],
  ])('with %s is refused', async (_name, change) => {
    const key = newKey();
    await buy({ key });
    const result = await buy({ key, ...change });
    expect(result.status).toBe(422);
    expect(refusalIn(result).reason).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(await bought()).toBe(1);
  });

  test('of somebody else is another key', async () => {
    const key = newKey();
    await buy({ key });
    expect((await buy({ key, person: { uid: 'sam' } })).headers.get('idempotency-replayed')).toBeNull();
    expect(await bought()).toBe(2);
  });
});

/** Begins a call that stands still until `goOn`, and lets its lease run out meanwhile. */
async function slowCall(key: string) {
  const gate = Promise.withResolvers<void>();
  plan.wait = gate.promise;
  const result = buy({ key });
  await expect.poll(() => plan.calls).toBe(1);
  await shop.query(`update idempotency_keys set claimed_at = claimed_at - interval '61 seconds' where key = $1`, [key]);
  return { result, goOn: gate.resolve };
}

describe('a call that takes longer than its lease', () => {
  test('and finds that another one has answered meanwhile undoes its work and gives that answer', async () => {
    const key = newKey();
    const { result, goOn } = await slowCall(key);
    const other = await buy({ key, at: shop.second() });
    goOn();
    const slow = await result;
    expect(slow.body).toEqual(other.body);
    expect(slow.headers.get('idempotency-replayed')).toBe('true');
    expect(await bought()).toBe(1);
  });

  test('and then is refused gives the answer of the one that went through', async () => {
    const key = newKey();
    const { result, goOn } = await slowCall(key);
    const other = await buy({ key, at: shop.second() });
    plan.fail = 'refuse';
    goOn();
    expect((await result).body).toEqual(other.body);
    expect(await bought()).toBe(1);
  });

  test('and finds its key given up meanwhile takes it again', async () => {
    const key = newKey();
    const { result, goOn } = await slowCall(key);
    plan.fail = 'conflict';
    await buy({ key, at: shop.second() });
    plan.fail = 'nothing';
    goOn();
    const slow = await result;
    expect(slow.status).toBe(201);
    expect((await buy({ key, at: shop.second() })).body).toEqual(slow.body);
    expect(await bought()).toBe(1);
  });
});

describe('a refusal', () => {
  test('of the business is the answer for good', async () => {
    const key = newKey();
    plan.fail = 'refuse';
    const first = await buy({ key });
    plan.fail = 'nothing';
    const again = await buy({ key });
    expect(first.status).toBe(409);
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(refusalIn(again)).toMatchObject({ reason: 'NOT_ALLOWED_NOW', details: { status: 'sold' } });
    expect(await bought()).toBe(0);
  });

  test('that says "retry" leaves the key free', async () => {
    const key = newKey();
    plan.fail = 'conflict';
    expect(refusalIn(await buy({ key })).reason).toBe('CONFLICT');
    plan.fail = 'nothing';
    expect((await buy({ key })).status).toBe(201);
  });

  test('of the input leaves the key free', async () => {
    const key = newKey();
    expect((await buy({ key, price: 0.5 })).status).toBe(400);
    expect((await buy({ key })).status).toBe(201);
  });
});

describe('a crash', () => {
  test('before anything was done leaves the key free, and tells nothing', async () => {
    const key = newKey();
    plan.fail = 'crash before';
    const crashed = await buy({ key });
    expect(crashed.status).toBe(500);
    expect(JSON.stringify(crashed.body)).not.toMatch(/crash|at .*\.ts/);
    plan.fail = 'nothing';
    expect((await buy({ key })).status).toBe(201);
    expect(await bought()).toBe(1);
  });

  test('after the commit does not do it twice: the retry gets the answer that was stored with it', async () => {
    const key = newKey();
    plan.fail = 'crash after';
    expect((await buy({ key })).status).toBe(500);
    plan.fail = 'nothing';
    const again = await buy({ key });
    expect(again.status).toBe(201);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(await bought()).toBe(1);
  });
});

describe('a key', () => {
  test('must be there', async () => {
    const result = await buy({});
    expect(result.status).toBe(400);
    expect(refusalIn(result).reason).toBe('IDEMPOTENCY_KEY_MISSING');
  });

  test.each(['short', 'x'.repeat(129), 'with space inside'])('like "%s" is refused', async (key) => {
    const result = await buy({ key });
    expect(result.status).toBe(400);
    expect(refusalIn(result)).toMatchObject({ reason: 'VALIDATION' });
  });
});
