import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { proves } from '@suki/evidence/proves';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { isSukiError, networkError, otherError, type SukiError } from './errors.ts';
import { http } from './http.ts';

type Answer = { status: number; body: string; type?: string; retryAfter?: string };

let server: Server;
let baseUrl = '';
let answers: Answer[] = [];
let seen: { url: string; headers: Record<string, unknown> }[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    seen.push({ url: request.url ?? '', headers: request.headers });
    const next = answers.shift() ?? { status: 200, body: '{}' };
    if (next.status === 0) {
      request.socket.destroy();
      return;
    }
    const waits = next.retryAfter === undefined ? {} : { 'retry-after': next.retryAfter };
    response.writeHead(next.status, { 'content-type': next.type ?? 'application/json', ...waits }).end(next.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  answers = [];
  seen = [];
});

const call = (token: string | null = 'token') =>
  http('/thing', { client: { baseUrl, getToken: ({ isRenewed }) => (isRenewed ? `${token}-renewed` : token) } });
const failure = async (): Promise<SukiError> => {
  const error: unknown = await call().catch((caught: unknown) => caught);
  if (!isSukiError(error)) {
    throw new Error(`Expected a SukiError, got ${String(error)}`);
  }
  return error;
};

const transportMapping =
  'Transport mapping: a server response rejects with the response body; no response gives code -1 and message "Network Error"; any other failure gives code -2 with its message.';

describe('every failure becomes one of three kinds (specification, section 8)', () => {
  const body = { code: 1023, reason: 'PRICE_CHANGED', message: 'Dearer', details: { total: 1 }, requestId: 'req-1' };
  test.each([
    ['the server refuses', { status: 409, body: JSON.stringify(body) }, 1023, 'PRICE_CHANGED', 'Dearer'],
    ['the connection breaks', { status: 0, body: '' }, -1, 'NETWORK', 'Network Error'],
    ['the answer is no JSON', { status: 200, body: '<html>' }, -2, 'OTHER', /JSON/],
    ['a proxy answers in its own words', { status: 502, body: '{"error":"bad"}' }, -2, 'OTHER', /status 502/],
  ])('%s', async (_, answer, code, reason, message) => {
    proves(transportMapping, { http, otherError });
    answers = [answer];
    const error = await failure();
    expect(error).toMatchObject({ code, reason });
    expect(error.message).toMatch(message);
  });

  test('a refusal keeps details and request id', async () => {
    proves('JSON');
    proves(transportMapping, { http });
    answers = [{ status: 409, body: JSON.stringify(body) }];
    expect(await failure()).toMatchObject({ details: { total: 1 }, requestId: 'req-1' });
  });

  test.each([
    ['7', 7],
    [undefined, null],
    ['Wed, 25 Nov 2026 02:00:00 GMT', null],
  ])('with Retry-After %s it says after how many seconds to call again: %s', async (retryAfter, seconds) => {
    const said = JSON.stringify({ code: 1923, reason: 'TOO_MANY_CALLS', message: 'Too many', requestId: 'r' });
    answers = [{ status: 429, body: said, ...(retryAfter === undefined ? {} : { retryAfter }) }];
    expect(await failure()).toMatchObject({ reason: 'TOO_MANY_CALLS', retryAfterSeconds: seconds });
  });

  test('nobody listens at all: -1', async () => {
    proves(transportMapping, { networkError });
    const unreachable = http('/thing', { client: { baseUrl: 'http://127.0.0.1:1', getToken: () => null } });
    await expect(unreachable).rejects.toMatchObject({ code: -1, message: 'Network Error' });
  });
});

describe('without a connection (navigator.onLine is false before the call)', () => {
  beforeEach(() => vi.stubGlobal('navigator', { onLine: false }));
  afterEach(() => vi.unstubAllGlobals());

  test('a call that fails was never sent, and says so: -1, OFFLINE', async () => {
    answers = [{ status: 0, body: '' }];
    expect(await failure()).toMatchObject({ code: -1, reason: 'OFFLINE', message: 'Network Error' });
  });

  test('a server on the same machine answers all the same', async () => {
    await expect(call()).resolves.toEqual({});
  });
});

test('the bearer and the idempotency key travel in their headers', async () => {
  proves('bearer token on each call.');
  proves("Every API call carries the current user's bearer token.");
  proves('Every API call requires a bearer token, else it fails with "Authorization: Bearer token not found".', {
    http,
  });
  await http('/thing', { idempotencyKey: 'key-12345', client: { baseUrl, getToken: () => 'token' } });
  expect(seen[0]?.headers).toMatchObject({ authorization: 'Bearer token', 'idempotency-key': 'key-12345' });
});

test('a file is answered as its text', async () => {
  answers = [{ status: 200, type: 'text/csv; charset=utf-8', body: 'date,code\r\n' }];
  expect(await call()).toBe('date,code\r\n');
});

test('without a token no Authorization header is sent', async () => {
  await call(null);
  expect(seen[0]?.headers).not.toHaveProperty('authorization');
});

test('a token that has just ended is renewed once, and only once', async () => {
  const refused = { status: 401, body: '{"code":1002,"reason":"TOKEN_INVALID","message":"Ended","requestId":"r"}' };
  answers = [refused, { status: 200, body: '{"fine":true}' }];
  await expect(call()).resolves.toEqual({ fine: true });
  expect(seen.map(({ headers }) => headers.authorization)).toEqual(['Bearer token', 'Bearer token-renewed']);
  answers = [refused, refused];
  await expect(call()).rejects.toMatchObject({ reason: 'TOKEN_INVALID' });
  expect(seen).toHaveLength(4);
});

describe('security 7: a call that needs a recent sign-in', () => {
  const stale = {
    status: 403,
    body: JSON.stringify({ code: 1011, reason: 'SIGN_IN_AGAIN', message: 'Sign in', requestId: 'req-1' }),
  };
  const callAsking = (signInAgain: () => Promise<boolean>) => {
    let token = 'old';
    const client = {
      baseUrl,
      getToken: () => token,
      signInAgain: async () => {
        token = 'new';
        return await signInAgain();
      },
    };
    return http('/thing', { method: 'POST', body: '{"amount":1}', idempotencyKey: 'key-1', client });
  };

  test('is repeated with its key once the person has signed in again', async () => {
    answers = [stale, { status: 200, body: '{"done":true}' }];
    expect(await callAsking(async () => true)).toEqual({ done: true });
    expect(seen.map(({ headers }) => [headers.authorization, headers['idempotency-key']])).toEqual([
      ['Bearer old', 'key-1'],
      ['Bearer new', 'key-1'],
    ]);
  });

  test('keeps its refusal when the person closes the question', async () => {
    answers = [stale];
    const error = await callAsking(async () => false).catch((caught: unknown) => caught);
    expect(isSukiError(error, 'SIGN_IN_AGAIN')).toBe(true);
    expect(seen).toHaveLength(1);
  });

  test('is repeated once, not for ever', async () => {
    answers = [stale, stale];
    const error = await callAsking(async () => true).catch((caught: unknown) => caught);
    expect(isSukiError(error, 'SIGN_IN_AGAIN')).toBe(true);
    expect(seen).toHaveLength(2);
  });
});
