import { routes } from '@suki/contract/routes';
import { testDatabase } from '@suki/db/testing/test-database';
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { platformTestApi } from '../../test/support/platform-test-api.ts';
import { refusalIn, startTestApi, type TestApi } from '../../test/support/start-test-api.ts';
import { testSecrets } from '../../test/support/test-secrets.ts';
import { testToken } from '../../test/support/test-token.ts';
import { receiveXenditWebhook } from '../features/payments/receive-xendit-webhook.route.ts';
import { rateLimitOptions } from './rate-limit.ts';

const LIMIT = 5;
const world = platformTestApi({ variables: { CALLS_PER_MINUTE: String(LIMIT), TRUST_PROXY: '1' } });

const statusesOf = async (calls: number, call: (index: number) => Promise<{ readonly status: number }>) => {
  const statuses: number[] = [];
  for (let index = 0; index < calls; index += 1) statuses.push((await call(index)).status);
  return statuses;
};
const taken = Array.from({ length: LIMIT }, () => 200);

describe('calls a minute', () => {
  test('are counted for each person, over all calls', async () => {
    const calls = (uid: string) =>
      statusesOf(LIMIT + 1, (index) => world.api.callAs({ uid }, index % 2 === 0 ? 'getUser' : 'listAddresses'));
    expect(await calls('bea')).toEqual([...taken, 429]);
    expect(await calls('sam')).toEqual([...taken, 429]);
  });

  test('are counted for the address of guests, who can make new identities for nothing', async () => {
    const calls = statusesOf(LIMIT + 1, (index) =>
      world.api.callAs({ uid: `guest-${index}`, isAnonymous: true }, 'getUser'),
    );
    expect(await calls).toEqual([...taken, 429]);
  });

  test('above the limit are refused with the time to wait', async () => {
    const results = [];
    for (let index = 0; index <= LIMIT; index += 1) results.push(await world.api.callAs({ uid: 'cai' }, 'getUser'));
    const last = results.at(-1);
    expect(last?.status).toBe(429);
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(last && refusalIn(last)).toMatchObject({
      reason: 'TOO_MANY_CALLS',
      message: expect.stringMatching(/Wait \d+ s/),
    });
  });

  test('do not include health checks', async () => {
    const statuses = await statusesOf(LIMIT * 3, () => fetch(`${world.api.url}/healthz`));
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});

/** A call through our proxy, which wrote down the caller's address. */
const from = (address: string, path: string, init: RequestInit = {}) =>
  fetch(`${world.api.url}${path}`, {
    ...init,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address, ...init.headers },
  });
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
const repeated = (status: number) => Array.from({ length: LIMIT }, () => status);

describe('calls that are refused', () => {
  test.each([
    ['with a token that is none of ours', 401, '198.51.100.1', '/user', bearer('forged')],
    ['without a token', 401, '198.51.100.2', '/user', {}],
    ['to an address that there is not', 404, '198.51.100.4', '/nothing', {}],
  ])('%s are counted for the address', async (_what, status, address, path, init) => {
    expect(await statusesOf(LIMIT + 1, () => from(address, path, init))).toEqual([...repeated(status), 429]);
    const last = await from(address, path, init);
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await last.json()).toMatchObject({ reason: 'TOO_MANY_CALLS' });
  });

  test('do not shut out others at the same address who have a good token', async () => {
    await statusesOf(LIMIT + 1, () => from('198.51.100.5', '/user', bearer('forged')));
    expect((await from('198.51.100.5', '/user', bearer(testToken({ uid: 'dan' })))).status).toBe(200);
  });
});

describe('a hosted service', () => {
  const database = testDatabase();
  let api: TestApi | undefined;
  beforeAll(async () => {
    api = await startTestApi({
      databaseUrl: database.url,
      table: { receiveXenditWebhook: routes.receiveXenditWebhook },
      handlers: { receiveXenditWebhook },
      variables: { CALLS_PER_MINUTE: String(LIMIT) },
    });
  });
  afterAll(() => api?.close());
  const statuses = (token: string, body: string, calls: number) =>
    statusesOf(calls, () =>
      fetch(`${api?.url}/webhook/xendit`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-callback-token': token },
        body,
      }),
    );
  const news = JSON.stringify({ event: 'payment.succeeded', data: { id: 'py-nobody' } });

  test('has a limit of its own once it has shown its signature', async () => {
    expect(await statuses(testSecrets.xenditCallbackToken, news, LIMIT * 3)).toEqual(
      Array.from({ length: LIMIT * 3 }, () => 200),
    );
  });

  test('without it is told nothing of what is wrong with its body, and counted for its address', async () => {
    expect(await statuses('forged', '{"event":', LIMIT + 1)).toEqual([...repeated(401), 429]);
    expect(await statuses(testSecrets.xenditCallbackToken, news, 1)).toEqual([200]);
  });
});

test('security 22: a call whose connection is gone is counted without its address', () => {
  const { keyGenerator } = rateLimitOptions(LIMIT);
  const gone = { authentication: null, ip: undefined } as unknown as FastifyRequest;
  expect(keyGenerator?.(gone)).toBe('gone');
});

test('security 15: TrackingMore is limited to 600 webhooks a minute, Xendit to 6,000', async () => {
  const { max } = rateLimitOptions(LIMIT);
  const limitAt = (url: string, kind: string) =>
    typeof max === 'function' && max({ authentication: { kind }, routeOptions: { url } } as FastifyRequest, '');
  expect(limitAt('/webhook/trackingmore', 'provider')).toBe(600);
  expect(limitAt('/webhook/xendit', 'provider')).toBe(6_000);
  expect(limitAt('/user', 'caller')).toBe(LIMIT);
});

describe('an address', () => {
  const sevenFrom = (addresses: readonly string[]) =>
    statusesOf(LIMIT + 1, (index) => from(addresses[index % addresses.length] ?? '', '/user', bearer('forged')));

  test.each([
    ['of IPv6 counts with its network of 64 bits, however it is written', ['2001:db8::1', '2001:db8:0:0:a:b:c:d']],
    [
      'of IPv4 is the same when it is written as one of IPv6',
      ['198.51.100.7', '::ffff:198.51.100.7', '::ffff:c633:6407'],
    ],
    ['is what our proxy says, not what the caller says', ['1.1.1.1, 198.51.100.8', '2.2.2.2, 3.3.3.3, 198.51.100.8']],
  ])('%s', async (_what, addresses) => {
    expect(await sevenFrom(addresses)).toEqual([...repeated(401), 429]);
  });

  test('of another network counts by itself', async () => {
    expect(await sevenFrom(['2001:db8:1:1::1', '2001:db8:1:2::1'])).toEqual([...repeated(401), 401]);
  });
});
