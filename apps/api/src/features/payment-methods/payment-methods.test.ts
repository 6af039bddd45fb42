import { insertPaymentMethod } from '@suki/db/queries/payment-methods';
import { hurryJobs } from '@suki/db/testing/queue-rows';
import { withTransaction } from '@suki/db/tx';
import { MINUTE_MS } from '@suki/domain/config/durations';
import { PAYMENT_METHODS_MAX } from '@suki/domain/config/payment-methods';
import type { UserId } from '@suki/domain/ids/id';
import { pesos } from '@suki/domain/money/centavos';
import { afterEach, describe, expect, test } from 'vitest';
import { shows } from '../../../test/support/evidence.ts';
import {
  bpi,
  cardToken,
  grabPay,
  type Linked,
  linkCall,
  linkedMethod,
  methodsOf,
} from '../../../test/support/payment-methods.ts';
import { refusalIn } from '../../../test/support/start-test-api.ts';
import { newTrader, type Trader } from '../../../test/support/trade-people.ts';
import { newKey } from '../../../test/support/trade-steps.ts';
import { tradeWorld } from '../../../test/support/trade-world.ts';
import { failedJobs } from '../../../test/support/work-off.ts';

/** The payment methods that a person keeps (specification, sections 3, 4, 7 and 9). */

const world = tradeWorld();
afterEach(async () => {
  expect(await failedJobs(world.pool)).toEqual([]);
});

const person = (): Promise<Trader> => newTrader(world.api.dependencies);
const call = (who: Trader, operationId: 'getPaymentMethod' | 'makePaymentMethodDefault', { id }: Pick<Linked, 'id'>) =>
  world.api.callAs(who, operationId, { params: { id } });
const unlink = (who: Trader, { id }: Pick<Linked, 'id'>) =>
  world.api.callAs(who, 'unlinkPaymentMethod', { params: { id } });
const control = (id: string, action: string, body: object = {}) =>
  world.api.sandbox.control(`/payment-methods/${id}/${action}`, body);
const fault = (settings: object) => world.api.sandbox.control('/faults', { provider: 'xendit', ...settings });
const atGateway = async (id: string): Promise<{ readonly id: string; readonly status: string }> => {
  const response = await world.api.sandbox.fetchControl(`/payment-methods/${id}`);
  return ((await response.json()) as { payment_method: { id: string; status: string } }).payment_method;
};
const rowsOf = async (userId: UserId) =>
  (await world.pool.query('select * from payment_methods where user_id = $1', [userId])).rows;
const statusOf = async (who: Trader, method: Pick<Linked, 'id'>) =>
  (await call(who, 'getPaymentMethod', method)).answer().status;
const defaultOf = async (who: Trader) => (await world.api.callAs(who, 'getUser')).answer().defaultPayment;

async function reconcile(): Promise<void> {
  await world.pool.query(`select graphile_worker.add_job('reconcile', '{}')`);
  await world.settle();
}

/** Rows that the gateway does not know: enough for lists and limits. */
async function recorded(who: Trader, count: number): Promise<void> {
  for (let made = 0; made < count; made += 1) {
    if (made % 3 === 0) world.api.clock.advance(1000);
    const id = world.api.dependencies.ids.next('pmt');
    const method = { id, userId: who.userId, intentKey: newKey(), type: 'EWALLET', channel: 'GRABPAY' } as const;
    await withTransaction(world.pool, (tx) => insertPaymentMethod(tx, method, world.api.clock.now()));
  }
}

describe('linking', () => {
  test.each([
    { body: grabPay, title: 'GrabPay', months: 12 },
    { body: { ...grabPay, channelCode: 'PAYMAYA' }, title: 'Maya', months: null },
    { body: { ...grabPay, channelCode: 'SHOPEEPAY' }, title: 'ShopeePay', months: null },
    { body: bpi, title: 'BPI', months: 1 },
    { body: { ...bpi, channelCode: 'CHINABANK' }, title: 'China Bank', months: 3 },
    { body: { ...bpi, channelCode: 'UBP' }, title: 'UnionBank', months: 12 },
    { body: { ...bpi, channelCode: 'RCBC' }, title: 'RCBC', months: null },
  ])('$title leads to the gateway, and is active once its owner agreed there', async ({ body, title, months }) => {
    const ana = await person();
    const begun = await linkCall(world, ana, body);
    expect(begun.status).toBe(201);
    expect(begun.answer()).toMatchObject({
      title,
      paymentMethod: body.channelCode,
      type: body.type,
      status: 'REQUIRES_ACTION',
      url: expect.stringMatching(/^http.*\/checkout\/pm-/),
      account: null,
      isDefault: false,
    });
    await control(begun.answer().id, 'approve');
    await world.settle();
    const linked = (await call(ana, 'getPaymentMethod', begun.answer())).answer();
    const end = new Date(linked.updatedAt);
    end.setUTCMonth(end.getUTCMonth() + (months ?? 0));
    expect(linked).toMatchObject({
      status: 'ACTIVE',
      url: null,
      account: expect.stringMatching(/\d{4}$/),
      customerId: expect.stringMatching(/^cust-/),
      expiryMonth: months === null ? null : String(end.getUTCMonth() + 1).padStart(2, '0'),
      expiryYear: months === null ? null : String(end.getUTCFullYear()).slice(-2),
    });
  });

  test('a card takes its token and shows its network; the number is stored nowhere', async () => {
    const ana = await person();
    const token = await cardToken(world, '4000000000001000');
    const linked = (await linkCall(world, ana, { type: 'CARD', cardToken: token, returnPath: '/wallet' })).answer();
    expect(linked).toMatchObject({
      status: 'ACTIVE',
      title: 'Visa',
      account: '400000XXXXXX1000',
      expiryMonth: '12',
      expiryYear: '30',
      limit: pesos(700_000),
    });
    expect(JSON.stringify(await rowsOf(ana.userId))).not.toMatch(/\d{12,}|4000000000001000/);
  });

  test('a card whose bank wants to ask leads there', async () => {
    const ana = await person();
    const body = { type: 'CARD', cardToken: await cardToken(world, '5200000000002151'), returnPath: '/wallet' };
    expect((await linkCall(world, ana, body)).answer()).toMatchObject({
      status: 'REQUIRES_ACTION',
      title: 'Mastercard',
      url: expect.stringMatching(/^http/),
    });
  });

  test('sends its owner back to the page they came from, and says how they come', async () => {
    const ana = await person();
    const begun = (await linkCall(world, ana, { ...grabPay, returnPath: '/wallet?tab=methods' })).answer();
    const pressed = await fetch(begun.url ?? '', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'decision=fail',
      redirect: 'manual',
    });
    const back = new URL(pressed.headers.get('location') ?? '');
    expect([back.pathname, back.search]).toEqual(['/wallet', '?tab=methods&link=failed']);
    await world.settle();
    expect((await call(ana, 'getPaymentMethod', begun)).answer()).toMatchObject({
      status: 'FAILED',
      failureCode: 'ACCOUNT_ACCESS_BLOCKED',
    });
  });

  test.each([
    { what: 'GCash, which takes one payment at a time', body: { ...grabPay, channelCode: 'GCASH' } },
    { what: 'a bank as a wallet', body: { ...grabPay, channelCode: 'BPI' } },
    {
      what: 'a card number instead of a token',
      body: { type: 'CARD', cardToken: '4000000000001000', returnPath: '/' },
    },
    { what: 'the parts of a card', body: { type: 'CARD', cardNumber: '4000000000001000', returnPath: '/' } },
    { what: 'a way back to another site', body: { ...grabPay, returnPath: '//evil.test' } },
    { what: 'a kind that we do not keep', body: { type: 'QR_CODE', channelCode: 'QRPH', returnPath: '/' } },
  ])('with $what is refused and leaves nothing', async ({ body }) => {
    const ana = await person();
    const result = await linkCall(world, ana, body);
    expect([result.status, refusalIn(result).reason]).toEqual([400, 'VALIDATION']);
    expect(await rowsOf(ana.userId)).toEqual([]);
  });

  test('what the gateway refuses is in nobody’s list, and the next try is a new one', async () => {
    shows('linkPaymentMethod GATEWAY_REFUSED');
    const ana = await person();
    const result = await linkCall(world, ana, { type: 'CARD', cardToken: '0'.repeat(24), returnPath: '/wallet' });
    expect([result.status, refusalIn(result).reason]).toEqual([409, 'GATEWAY_REFUSED']);
    expect(await methodsOf(world, ana)).toEqual([]);
    expect(await rowsOf(ana.userId)).toMatchObject([{ status: 'FAILED', failure_code: 'INVALID_TOKEN' }]);
    await world.settle();
    expect((await linkedMethod(world, ana)).status).toBe('ACTIVE');
  });

  test('more methods than one person keeps are refused, until one is unlinked', async () => {
    shows('linkPaymentMethod TOO_MANY_PAYMENT_METHODS');
    const ana = await person();
    await recorded(ana, PAYMENT_METHODS_MAX);
    const result = await linkCall(world, ana);
    expect([result.status, refusalIn(result).reason]).toEqual([409, 'TOO_MANY_PAYMENT_METHODS']);
    const [first] = await methodsOf(world, ana);
    if (first !== undefined) (await unlink(ana, first)).answer();
    expect((await linkCall(world, ana)).status).toBe(201);
    await world.settle();
  });
});

describe('one intent links one method', () => {
  test('however often it is pressed at once', async () => {
    const ana = await person();
    const key = newKey();
    const results = await Promise.all(Array.from({ length: 5 }, () => linkCall(world, ana, grabPay, key)));
    expect(new Set(results.map((result) => result.answer().id)).size).toBe(1);
    expect(await rowsOf(ana.userId)).toHaveLength(1);
  });

  test('and with another body it is refused', async () => {
    const ana = await person();
    const key = newKey();
    await linkCall(world, ana, grabPay, key);
    expect(refusalIn(await linkCall(world, ana, bpi, key)).reason).toBe('IDEMPOTENCY_KEY_REUSED');
    const withoutKey = await world.api.callAs(ana, 'linkPaymentMethod', { body: grabPay });
    expect(refusalIn(withoutKey).reason).toBe('IDEMPOTENCY_KEY_MISSING');
  });

  test.each(['/v2/payment_methods', '/customers'])('after the gateway failed at %s', async (path) => {
    shows('linkPaymentMethod GATEWAY_UNAVAILABLE');
    const ana = await person();
    const key = newKey();
    await fault({ path, status: 500, code: 'SERVER_ERROR' });
    const failed = await linkCall(world, ana, grabPay, key);
    expect([failed.status, refusalIn(failed).reason]).toEqual([503, 'GATEWAY_UNAVAILABLE']);
    expect((await linkCall(world, ana, grabPay, key)).answer().status).toBe('REQUIRES_ACTION');
    expect(await rowsOf(ana.userId)).toHaveLength(1);
  });

  test('after its answer was lost on the way, and the process with it', async () => {
    const ana = await person();
    const key = newKey();
    const first = (await linkCall(world, ana, grabPay, key)).answer();
    const before = await atGateway(first.id);
    await world.pool.query('delete from idempotency_keys where user_id = $1', [ana.userId]);
    await world.pool.query(
      `update payment_methods set gateway_method_id = null, gateway_customer_id = null, link_url = null, status = 'PENDING' where id = $1`,
      [first.id],
    );
    const again = (await linkCall(world, ana, grabPay, key)).answer();
    expect(again).toMatchObject({ id: first.id, url: first.url, status: 'REQUIRES_ACTION' });
    expect(await rowsOf(ana.userId)).toMatchObject([{ gateway_method_id: before.id }]);
  });

  test('two first links at once make one customer', async () => {
    const ana = await person();
    const [one, other] = await Promise.all([linkCall(world, ana), linkCall(world, ana, bpi)]);
    expect(one?.answer().customerId).toBe(other?.answer().customerId);
  });
});

describe('a report of the gateway about a method', () => {
  test('counts once, by its rank, five times in any order', async () => {
    const ana = await person();
    const orders = [
      ['ACTIVE', 'ACTIVE', 'ACTIVE', 'EXPIRED', 'ACTIVE'],
      ['EXPIRED', 'ACTIVE', 'EXPIRED', 'ACTIVE', 'FAILED'],
      ['FAILED', 'INACTIVE', 'EXPIRED', 'ACTIVE', 'ACTIVE'],
    ] as const;
    for (const claims of orders) {
      const method = await linkedMethod(world, ana);
      await Promise.all(claims.map((status) => control(method.id, 'claim', { status, webhook: { times: 5 } })));
      await world.settle();
      expect(await statusOf(ana, method)).toBe('ACTIVE');
      await control(method.id, 'expire', { webhook: { times: 5 } });
      await Promise.all(claims.map((status) => control(method.id, 'claim', { status })));
      await world.settle();
      expect(await statusOf(ana, method)).toBe('EXPIRED');
    }
  });

  test('a lie links nothing', async () => {
    const ana = await person();
    const begun = (await linkCall(world, ana)).answer();
    await control(begun.id, 'claim', { status: 'ACTIVE', webhook: { times: 3 } });
    await world.settle();
    expect(await statusOf(ana, begun)).toBe('REQUIRES_ACTION');
  });

  test('that comes before our own call has its answer is brought in', async () => {
    const ana = await person();
    const begun = (await linkCall(world, ana)).answer();
    await world.pool.query(
      `update payment_methods set gateway_method_id = null, link_url = null, status = 'PENDING' where id = $1`,
      [begun.id],
    );
    await control(begun.id, 'approve');
    await world.settle();
    expect(await statusOf(ana, begun)).toBe('ACTIVE');
  });

  test('that never came is asked for', async () => {
    const ana = await person();
    const begun = (await linkCall(world, ana)).answer();
    await control(begun.id, 'approve', { webhook: { drop: true } });
    await reconcile();
    expect(await statusOf(ana, begun)).toBe('REQUIRES_ACTION');
    world.api.clock.advance(2 * MINUTE_MS + 1000);
    await reconcile();
    expect(await statusOf(ana, begun)).toBe('ACTIVE');
  });
});

describe('the list', () => {
  test('puts the active default first, then the newest, and pages through all of them', async () => {
    const ana = await person();
    const chosen = await linkedMethod(world, ana);
    world.api.clock.advance(1000);
    await recorded(ana, 12);
    const all = await methodsOf(world, ana);
    expect(all.map(({ id }) => id)[0]).toBe(chosen.id);
    const rest = all.slice(1);
    expect(rest.map(({ createdAt }) => createdAt)).toEqual(
      rest
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .toReversed(),
    );
    const page = async (query: Record<string, string | number>) =>
      (await world.api.callAs(ana, 'listPaymentMethods', { query: { limit: 10, ...query } })).answer();
    const first = await page({});
    const second = await page({ lastItemId: first.lastItemId ?? '' });
    expect([first.hasMore, second.hasMore]).toEqual([true, false]);
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(all.map(({ id }) => id));
    expect((await page({ lastItemId: first.lastItemId ?? '', isRefetch: 'true' })).items).toEqual(first.items);
    expect(await page({ lastItemId: 'pmt_0000000000' })).toMatchObject({ items: [], hasMore: false });
    const ascending = await methodsOf(world, ana, { order: 'asc' });
    expect(ascending.map(({ id }) => id)).toEqual([chosen.id, ...rest.map(({ id }) => id).toReversed()]);
  });

  test('says EXCEED above a limit and names it, and only when an amount is asked about', async () => {
    const ana = await person();
    const bank = await linkedMethod(world, ana, { ...bpi, channelCode: 'UBP' });
    const statusFor = async (amount?: number) => (await methodsOf(world, ana, { amount }))[0];
    expect(await statusFor()).toMatchObject({ id: bank.id, status: 'ACTIVE', limit: pesos(100_000) });
    expect((await statusFor(pesos(100_000)))?.status).toBe('ACTIVE');
    expect(await statusFor(pesos(100_000) + 1)).toMatchObject({ status: 'EXCEED', isDefault: true });
  });

  test('says DOWNTIME while BPI rests, and EXPIRED once the month of a card is over, which is no default then', async () => {
    const ana = await person();
    const token = await cardToken(world, '4000000000001000', { month: '12', year: '2026' });
    const card = await linkedMethod(world, ana, { type: 'CARD', cardToken: token, returnPath: '/wallet' });
    const bank = await linkedMethod(world, ana, bpi);
    const now = world.api.clock.now();
    const seenAt = async (moment: string) => {
      world.api.clock.set(new Date(moment));
      return (await methodsOf(world, ana)).map(({ id, status, isDefault }) => [id, status, isDefault]);
    };
    expect(await seenAt('2026-11-24T22:15:00+08:00')).toEqual([
      [card.id, 'ACTIVE', true],
      [bank.id, 'DOWNTIME', false],
    ]);
    expect(await seenAt('2027-01-01T00:00:00+08:00')).toEqual([
      [bank.id, 'DOWNTIME', false],
      [card.id, 'EXPIRED', false],
    ]);
    world.api.clock.set(now);
  });

  test('is empty for somebody who has none, and refuses what it does not know', async () => {
    const ana = await person();
    expect(await methodsOf(world, ana)).toEqual([]);
    for (const query of [{ amount: 'much' }, { limit: 7 }, { order: 'random()' }]) {
      expect((await world.api.callAs(ana, 'listPaymentMethods', { query })).status).toBe(400);
    }
  });
});

describe('the default', () => {
  test('is the first that was linked, until another is chosen', async () => {
    shows('makePaymentMethodDefault success');
    const ana = await person();
    const first = await linkedMethod(world, ana);
    const second = await linkedMethod(world, ana, bpi);
    expect([first.isDefault, second.isDefault]).toEqual([true, false]);
    const made = await call(ana, 'makePaymentMethodDefault', second);
    expect(made.answer()).toMatchObject({ id: second.id, isDefault: true });
    expect(await defaultOf(ana)).toBe(second.id);
    expect((await methodsOf(world, ana)).map(({ id }) => id)).toEqual([second.id, first.id]);
  });

  test('is the next that is linked, once it has ended at the gateway; one that was linked before is not put in its place', async () => {
    const ana = await person();
    const first = await linkedMethod(world, ana);
    const before = await linkedMethod(world, ana, bpi);
    await control(first.id, 'expire');
    await world.settle();
    const shown = async () => (await methodsOf(world, ana)).filter(({ isDefault }) => isDefault).map(({ id }) => id);
    expect(await shown()).toEqual([]);
    const next = await linkedMethod(world, ana);
    expect([await defaultOf(ana), await shown()]).toEqual([next.id, [next.id]]);
    expect(next.id).not.toBe(before.id);
    const later = await linkedMethod(world, ana, bpi);
    expect([await defaultOf(ana), later.isDefault]).toEqual([next.id, false]);
  });

  test('is one of two that are chosen at once', async () => {
    const ana = await person();
    const methods = [await linkedMethod(world, ana), await linkedMethod(world, ana, bpi)] as const;
    for (let round = 0; round < 10; round += 1) {
      const results = await Promise.all(methods.map((method) => call(ana, 'makePaymentMethodDefault', method)));
      expect(results.map(({ status }) => status)).toEqual([200, 200]);
      const chosen = (await methodsOf(world, ana)).filter(({ isDefault }) => isDefault);
      expect(chosen.map(({ id }) => id)).toEqual([await defaultOf(ana)]);
    }
  });

  test('is never one that is unlinked at the same moment', async () => {
    const ana = await person();
    for (let round = 0; round < 10; round += 1) {
      const method = await linkedMethod(world, ana);
      await Promise.all([call(ana, 'makePaymentMethodDefault', method), unlink(ana, method)]);
      expect(await defaultOf(ana)).toBeNull();
    }
    await world.settle();
  });

  test('may be a bank that rests for the night', async () => {
    const ana = await person();
    await linkedMethod(world, ana);
    const bank = await linkedMethod(world, ana, bpi);
    const now = world.api.clock.now();
    world.api.clock.set(new Date('2026-11-24T22:15:00+08:00'));
    const made = (await call(ana, 'makePaymentMethodDefault', bank)).answer();
    expect(made).toMatchObject({ status: 'DOWNTIME', isDefault: true });
    world.api.clock.set(now);
  });

  test.each(['REQUIRES_ACTION', 'FAILED', 'INACTIVE'])('is never one that is %s', async (status) => {
    shows('makePaymentMethodDefault METHOD_NOT_ACTIVE');
    const ana = await person();
    const begun = (await linkCall(world, ana)).answer();
    await world.pool.query('update payment_methods set status = $2 where id = $1', [begun.id, status]);
    const result = await call(ana, 'makePaymentMethodDefault', begun);
    expect([result.status, refusalIn(result).reason]).toEqual([409, 'METHOD_NOT_ACTIVE']);
    expect(refusalIn(result).details).toEqual({ status });
    expect(await defaultOf(ana)).toBeNull();
  });

  test('is never a card whose month is over', async () => {
    shows('makePaymentMethodDefault METHOD_EXPIRED');
    const ana = await person();
    const token = await cardToken(world, '4000000000001000', { month: '12', year: '2026' });
    const card = await linkedMethod(world, ana, { type: 'CARD', cardToken: token, returnPath: '/wallet' });
    const now = world.api.clock.now();
    world.api.clock.set(new Date('2027-01-01T00:00:00+08:00'));
    const result = await call(ana, 'makePaymentMethodDefault', card);
    expect([result.status, refusalIn(result).reason]).toEqual([409, 'METHOD_EXPIRED']);
    world.api.clock.set(now);
  });
});

describe('unlinking', () => {
  test('takes a method from the list at once and ends it at the gateway', async () => {
    const ana = await person();
    const method = await linkedMethod(world, ana);
    expect((await unlink(ana, method)).answer()).toEqual({ done: true });
    expect([await methodsOf(world, ana), await defaultOf(ana)]).toEqual([[], null]);
    expect((await call(ana, 'getPaymentMethod', method)).status).toBe(404);
    await world.settle();
    expect((await atGateway(method.id)).status).toBe('EXPIRED');
    const again = await unlink(ana, method);
    expect([again.status, refusalIn(again).reason]).toEqual([404, 'PAYMENT_METHOD_NOT_FOUND']);
  });

  test('leaves the default of another method alone', async () => {
    const ana = await person();
    const first = await linkedMethod(world, ana);
    await unlink(ana, await linkedMethod(world, ana, bpi));
    expect(await defaultOf(ana)).toBe(first.id);
    await world.settle();
  });

  test('is told to a gateway that was down as soon as it is back', async () => {
    const ana = await person();
    const method = await linkedMethod(world, ana);
    await fault({ path: '/v2/payment_methods', status: 503 });
    await unlink(ana, method);
    await world.settle();
    expect((await atGateway(method.id)).status).toBe('ACTIVE');
    expect(await failedJobs(world.pool)).toMatchObject([expect.stringMatching(/^unlink-payment-method: /)]);
    await hurryJobs(world.pool);
    await world.settle();
    expect((await atGateway(method.id)).status).toBe('EXPIRED');
  });

  test('holds for a method that its owner agrees to afterwards', async () => {
    const ana = await person();
    const begun = (await linkCall(world, ana)).answer();
    await control(begun.id, 'approve', { webhook: { delay_seconds: 0, drop: true } });
    await unlink(ana, begun);
    await control(begun.id, 'repeat-webhook');
    await world.settle();
    expect([await methodsOf(world, ana), await defaultOf(ana)]).toEqual([[], null]);
    expect((await atGateway(begun.id)).status).toBe('EXPIRED');
  });

  test('holds for a method whose first answer is still on its way', async () => {
    const ana = await person();
    const begun = (await linkCall(world, ana)).answer();
    await world.pool.query(
      `update payment_methods set gateway_method_id = null, link_url = null, status = 'PENDING' where id = $1`,
      [begun.id],
    );
    await unlink(ana, begun);
    await world.settle();
    expect((await atGateway(begun.id)).status).toBe('REQUIRES_ACTION');
    await control(begun.id, 'approve');
    await world.settle();
    expect((await atGateway(begun.id)).status).toBe('EXPIRED');
    expect(await methodsOf(world, ana)).toEqual([]);
  });
});

test('a method of somebody else does not exist', async () => {
  shows(
    'getPaymentMethod PAYMENT_METHOD_NOT_FOUND',
    'makePaymentMethodDefault PAYMENT_METHOD_NOT_FOUND',
    'unlinkPaymentMethod PAYMENT_METHOD_NOT_FOUND',
  );
  const [ana, bea] = [await person(), await person()];
  const method = await linkedMethod(world, bea);
  for (const result of [
    await call(ana, 'getPaymentMethod', method),
    await call(ana, 'makePaymentMethodDefault', method),
    await unlink(ana, method),
  ]) {
    expect([result.status, refusalIn(result).reason]).toEqual([404, 'PAYMENT_METHOD_NOT_FOUND']);
  }
  expect(await methodsOf(world, ana)).toEqual([]);
  expect(await statusOf(bea, method)).toBe('ACTIVE');
});

test('an anonymous visitor keeps none', async () => {
  const guest = { uid: 'a-guest', isAnonymous: true };
  const result = await linkCall(world, guest);
  expect([result.status, refusalIn(result).reason]).toEqual([403, 'NOT_REGISTERED']);
  expect((await world.api.callAs(guest, 'listPaymentMethods')).status).toBe(403);
});
