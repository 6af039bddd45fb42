import { withTransaction } from '@suki/db/tx';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { type BuyShoe, shoeShop, shoeTable } from '../../test/support/shoe-shop.ts';
import { refusalIn } from '../../test/support/start-test-api.ts';

/** The guarantees of `idempotency.test.ts` for intents whose key is written in the transaction of the work. */

const plan = {
  fail: 'nothing' as 'nothing' | 'refuse' | 'conflict' | 'before' | 'in between' | 'after',
  calls: 0,
  /** The next call waits for this before it settles. */
  wait: undefined as Promise<void> | undefined,
};

const shop = shoeShop({
  buyShoe: {
    settles: true,
    work: async ({ body, intent, refuse }, { pool }) => {
      const { wait, fail } = plan;
      plan.wait = undefined;
      plan.calls += 1;
      if (fail === 'before') throw new Error('crash');
      if (fail === 'refuse') {
        await wait;
        throw refuse('ASK_GONE');
      }
      if (fail === 'conflict') throw refuse('CONFLICT');
      const answer = await withTransaction(pool, async (tx) => {
        const { rows } = await tx.query('insert into shoes (price) values ($1) returning id, price', [body.price]);
        const [row] = z.tuple([shoeTable.buyShoe.response]).parse(rows);
        await wait;
        await intent.settle(tx, row);
        if (fail === 'in between') throw new Error('crash');
        return row;
      });
      if (fail === 'after') throw new Error('crash');
      return answer;
    },
  },
});

beforeEach(() => {
  plan.fail = 'nothing';
  plan.calls = 0;
});

const { bought, newKey } = shop;
const buy = (key: string, rest: Omit<BuyShoe, 'key'> = {}) => shop.buy({ key, ...rest });
const bodies = (results: readonly { readonly body: unknown }[]) =>
  new Set(results.map(({ body }) => JSON.stringify(body)));

test('fifty at once are one effect and fifty identical answers, at one process', async () => {
  const key = newKey();
  const results = await Promise.all(Array.from({ length: 50 }, () => buy(key)));
  expect(bodies(results).size).toBe(1);
  expect(results.filter(({ headers }) => headers.get('idempotency-replayed') === 'true')).toHaveLength(49);
  expect(await bought()).toBe(1);
});

test('and at two processes: the second of them undoes its work', async () => {
  const key = newKey();
  const gate = Promise.withResolvers<void>();
  plan.wait = gate.promise;
  const first = buy(key);
  await expect.poll(() => plan.calls).toBe(1);
  const second = buy(key, { at: shop.second() });
  await expect.poll(() => plan.calls).toBe(2);
  gate.resolve();
  const results = await Promise.all([first, second]);
  expect(results.map(({ status }) => status)).toEqual([201, 201]);
  expect(bodies(results).size).toBe(1);
  expect(await bought()).toBe(1);
});

test('a repeat later gets the first answer again, and other input is refused', async () => {
  const key = newKey();
  const first = await buy(key);
  const again = await buy(key, { at: shop.second() });
  expect([again.status, again.body, again.headers.get('idempotency-replayed')]).toEqual([201, first.body, 'true']);
  expect(refusalIn(await buy(key, { price: 600 })).reason).toBe('IDEMPOTENCY_KEY_REUSED');
  expect(await bought()).toBe(1);
});

test('a repeat that is refused gets the answer of the one that went through, also when that one is not through yet', async () => {
  const key = newKey();
  const first = await buy(key);
  plan.fail = 'refuse';
  expect((await buy(key, { at: shop.second() })).body).toEqual(first.body);
  const other = newKey();
  const gate = Promise.withResolvers<void>();
  plan.wait = gate.promise;
  const refused = buy(other, { at: shop.second() });
  await expect.poll(() => plan.calls).toBe(3);
  plan.fail = 'nothing';
  const done = await buy(other);
  gate.resolve();
  expect([done.status, (await refused).body]).toEqual([201, done.body]);
});

test('a refusal of the business is the answer for good; one that says "retry" leaves the key free', async () => {
  const key = newKey();
  plan.fail = 'refuse';
  const refused = await buy(key);
  plan.fail = 'nothing';
  const again = await buy(key);
  expect([again.status, again.body]).toEqual([409, refused.body]);
  expect(await bought()).toBe(0);
  const other = newKey();
  plan.fail = 'conflict';
  expect(refusalIn(await buy(other)).reason).toBe('CONFLICT');
  plan.fail = 'nothing';
  expect((await buy(other)).status).toBe(201);
});

test.each(['before', 'in between', 'after'] as const)(
  'a crash %s the commit and a retry are one effect',
  async (when) => {
    const key = newKey();
    plan.fail = when;
    expect((await buy(key)).status).toBe(500);
    plan.fail = 'nothing';
    const again = await buy(key);
    expect(again.status).toBe(201);
    expect(again.headers.get('idempotency-replayed')).toBe(when === 'after' ? 'true' : null);
    expect(await bought()).toBe(1);
  },
);
