import { testDatabase } from '@suki/db/testing/test-database';
import { proves } from '@suki/evidence/proves';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { platformHandlers, platformRoutes } from '../../test/support/platform-calls.ts';
import { refusalIn, startTestApi, type TestApi } from '../../test/support/start-test-api.ts';
import { testServiceToken } from '../../test/support/test-environment.ts';
import { testToken } from '../../test/support/test-token.ts';
import { authenticate } from './authenticate.ts';

const database = testDatabase();
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ databaseUrl: database.url, table: platformRoutes, handlers: platformHandlers });
});
afterAll(() => api.close());

const bea = { uid: 'bea', email: 'bea@suki.test' };
const guest = { uid: 'guest', isAnonymous: true };
const ines = { uid: 'ines', email: 'ines@suki.test', roles: ['warehouse'] as const };

describe('without a token', () => {
  test.each(Object.values(platformRoutes))(
    '$method $path answers 401 in the words of the specification',
    async (route) => {
      proves('Every API call requires a bearer token, else it fails with "Authorization: Bearer token not found".', {
        authenticate,
      });
      const response = await fetch(`${api.url}${route.path.replaceAll(/\{\w+\}/g, 'x')}`, { method: route.method });
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({
        code: 1001,
        reason: 'TOKEN_MISSING',
        message: 'Authorization: Bearer token not found',
      });
    },
  );

  test.each(['Basic abc', 'Bearer', 'Bearer ', ''])('"%s" is no bearer', async (authorization) => {
    proves('Every API call requires a bearer token, else it fails with "Authorization: Bearer token not found".');
    const response = await fetch(`${api.url}/user`, { headers: { authorization } });
    expect(await response.json()).toMatchObject({ reason: 'TOKEN_MISSING' });
  });
});

describe('a token that is not valid', () => {
  test.each([
    ['made up', 'abc.def.ghi'],
    ['past its end', testToken({ uid: 'bea', expiresAt: new Date(Date.now() - 10_000) })],
  ])('%s answers 401', async (_name, token) => {
    const response = await fetch(`${api.url}/user`, { headers: { authorization: `Bearer ${token}` } });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ reason: 'TOKEN_INVALID' });
  });
});

describe('access to calls', () => {
  test.each([
    { who: 'anyone: a guest', person: guest, operation: 'getUser' as const, status: 200 },
    {
      who: 'registered: a guest',
      person: guest,
      operation: 'listAddresses' as const,
      status: 403,
      reason: 'NOT_REGISTERED',
    },
    { who: 'registered: a person', person: bea, operation: 'listAddresses' as const, status: 200 },
    { who: 'staff: a person', person: bea, operation: 'getClock' as const, status: 403, reason: 'NOT_ALLOWED' },
    { who: 'staff: a guest', person: guest, operation: 'getClock' as const, status: 403, reason: 'NOT_ALLOWED' },
    { who: 'staff: a role of the route', person: ines, operation: 'getClock' as const, status: 200 },
    {
      who: 'staff: an admin',
      person: { uid: 'adi', roles: ['admin'] as const },
      operation: 'getClock' as const,
      status: 200,
    },
    {
      who: 'staff: another role',
      person: { uid: 'fe', roles: ['finance'] as const },
      operation: 'uploadFile' as const,
      status: 403,
      reason: 'NOT_ALLOWED',
    },
  ])('$who gets $status', async ({ person, operation, status, reason }) => {
    const result = await api.callAs(person, operation);
    expect(result.status).toBe(status);
    if (reason !== undefined) expect(refusalIn(result).reason).toBe(reason);
  });

  test('the token of the web server opens nothing but the public catalogue', async () => {
    for (const path of ['/user', '/user/address/list', '/staff/clock', '/event/stream']) {
      const response = await fetch(`${api.url}${path}`, { headers: { authorization: `Bearer ${testServiceToken}` } });
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ reason: 'NOT_ALLOWED' });
    }
  });

  test('a suspended person is told so, and nothing else works', async () => {
    await api.callAs({ uid: 'sid' }, 'getUser');
    await database.pool.query(`update users set suspended_at = now() where firebase_uid = 'sid'`);
    api.dependencies.callers.forgetAll();
    const result = await api.callAs({ uid: 'sid' }, 'listAddresses');
    expect(refusalIn(result)).toMatchObject({
      reason: 'ACCOUNT_SUSPENDED',
      message: 'Account suspended, please contact support',
    });
  });
});

describe('bad input', () => {
  test('answers 400 with every field and its rule, and repeats no value', async () => {
    const result = await api.callAs(bea, 'createAddress', {
      body: { recipient: '', phoneNumber: '0917 secret', psgc: 'x', street: 'ab', postalCode: '1', landmark: null },
    });
    expect(result.status).toBe(400);
    const refusal = refusalIn(result);
    expect(refusal).toMatchObject({ reason: 'VALIDATION', code: 1920 });
    const fields = JSON.stringify(refusal.details);
    for (const name of ['recipient', 'psgc', 'street', 'postalCode']) expect(fields).toContain(`body.${name}`);
    expect(JSON.stringify(result.body)).not.toContain('secret');
  });

  test.each([
    ['broken JSON', '{"a":', 'application/json'],
    ['a list', '[]', 'application/json'],
    ['a prototype', '{"__proto__":{"isBalanceHidden":true}}', 'application/json'],
  ])('%s answers 400', async (_name, body, type) => {
    const response = await fetch(`${api.url}/user/hidden-balance`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${testToken(bea)}`, 'content-type': type },
      body,
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ reason: 'VALIDATION' });
  });

  test.each([
    ['text', 'hello', 'text/plain'],
    ['a form', 'a=b', 'application/x-www-form-urlencoded'],
    ['a form with files', '--b\r\n\r\n--b--', 'multipart/form-data; boundary=b'],
    ['JSON under another name', '{}', 'application/json-patch+json'],
    ['JSON as a part of another name', '{}', 'text/application/json'],
    ['a type without meaning', '{}', ';;;'],
  ])('security 22: %s answers 415 in our form', async (_name, body, type) => {
    const response = await fetch(`${api.url}/user/hidden-balance`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${testToken(bea)}`, 'content-type': type },
      body,
    });
    expect(response.status).toBe(415);
    expect(await response.json()).toMatchObject({
      code: 1928,
      reason: 'BODY_TYPE_REFUSED',
      message: expect.stringMatching('JSON'),
    });
  });

  test('a body that is too large answers 413', async () => {
    const result = await api.callAs(bea, 'updateUser', { body: { name: 'x'.repeat(70_000) } });
    expect(result.status).toBe(413);
    expect(refusalIn(result).reason).toBe('BODY_TOO_LARGE');
  });

  test.each([
    ['too long', `/user/withdrawal-account/${'w'.repeat(3000)}`],
    ['not decodable', '/user/withdrawal-account/%E0%A4%A'],
    ['of another kind', '/user/withdrawal-account/adr_0123456789'],
  ])('an id that is %s answers 400 in our form', async (_name, path) => {
    const response = await fetch(`${api.url}${path}`, { headers: { authorization: `Bearer ${testToken(bea)}` } });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ reason: 'VALIDATION' });
  });

  test('properties that the contract does not name change nothing', async () => {
    const before = (await api.callAs(bea, 'getUser')).answer();
    const result = await api.callAs(bea, 'updateUser', {
      body: { name: 'Bea Santos', balance: 999, userId: 'usr_0000000000', isAnonymous: true, suspendedAt: null },
    });
    expect(result.answer()).toEqual({ ...before, name: 'Bea Santos' });
  });

  test('an empty body with a JSON type is no body', async () => {
    const response = await fetch(`${api.url}/user/msgs/read`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${testToken(bea)}`, 'content-type': 'application/json' },
    });
    expect(response.status).toBe(200);
  });
});

describe('every answer', () => {
  test('carries the id of its request, the caller’s own when it is harmless', async () => {
    const given = await api.callAs(bea, 'getUser', { headers: { 'x-request-id': 'abc-12345' } });
    expect(given.headers.get('x-request-id')).toBe('abc-12345');
    const made = await api.callAs(undefined, 'getUser', { headers: { 'x-request-id': 'a b' } });
    expect(made.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(refusalIn(made).requestId).toBe(made.headers.get('x-request-id'));
  });

  test('forbids scripts, frames and guessing of types', async () => {
    const { headers } = await api.callAs(bea, 'getUser');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('x-powered-by')).toBeNull();
  });

  test('an unknown call answers 404 in our form, with or without a token', async () => {
    const response = await fetch(`${api.url}/nothing`);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ reason: 'ROUTE_NOT_FOUND' });
  });

  test.each(['HEAD', 'PATCH'])('%s is no call', async (method) => {
    expect((await fetch(`${api.url}/user`, { method })).status).toBe(404);
  });
});

describe('calls from pages', () => {
  const preflight = (origin: string) =>
    fetch(`${api.url}/user`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'authorization,idempotency-key',
      },
    });

  test.each(['http://localhost:3000', 'http://localhost:3001'])('%s is ours, for two hours', async (origin) => {
    const { headers } = await preflight(origin);
    expect(headers.get('access-control-allow-origin')).toBe(origin);
    expect(headers.get('access-control-max-age')).toBe('7200');
    expect(headers.get('access-control-allow-headers')).toContain('idempotency-key');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
  });

  test.each(['http://localhost:3000.evil.test', 'https://localhost:3000', 'null', 'http://localhost:30000'])(
    '%s is not',
    async (origin) => {
      expect((await preflight(origin)).headers.get('access-control-allow-origin')).toBeNull();
    },
  );
});

test('health says whether the database answers', async () => {
  const response = await fetch(`${api.url}/healthz`);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ status: 'ok', feed: 'up' });
});
