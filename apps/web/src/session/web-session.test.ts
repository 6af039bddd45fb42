import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WEB_SESSION_CHECKED_EVERY_SECONDS } from '@suki/domain/config/identity';
import { proves } from '@suki/evidence/proves';
import { SignJWT, UnsecuredJWT } from 'jose';
import { NextRequest } from 'next/server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

const set = vi.fn<(name: string, value: string, attributes: Record<string, unknown>) => void>();
vi.mock('next/headers', () => ({ cookies: async () => ({ set }) }));

let api: Server;
let apiStatus = 200;
let isOpen = true;
/** The sessions that the API was asked about. */
let asked: URLSearchParams[] = [];
beforeAll(async () => {
  api = createServer(({ url = '' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://api.test');
    if (pathname === '/login/session') asked.push(searchParams);
    response.writeHead(apiStatus, { 'content-type': 'application/json' }).end(JSON.stringify({ isOpen }));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
});
afterAll(() => api.close());

const settings = (change: Record<string, string | undefined> = {}) => {
  const all = {
    APP_ENV: 'test',
    API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    CATALOGUE_SERVICE_TOKEN: 'a-token-of-the-tests-with-32-characters',
    SESSION_SECRET: 'a-secret-of-the-tests-with-32-characters',
    FIREBASE_PROJECT_ID: 'demo-suki',
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
    NEXT_PUBLIC_API_URL: 'http://localhost:4000',
    NEXT_PUBLIC_WEB_URL: 'http://localhost:3000',
    NEXT_PUBLIC_FIREBASE_API_KEY: 'demo-key',
    NEXT_PUBLIC_FIREBASE_PROJECT_ID: 'demo-suki',
    ...change,
  };
  for (const [name, value] of Object.entries(all)) vi.stubEnv(name, value);
};
beforeEach(() => {
  vi.resetModules();
  set.mockClear();
  apiStatus = 200;
  isOpen = true;
  asked = [];
  settings();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const production = {
  APP_ENV: 'production',
  API_URL: 'https://api.suki.ph',
  FIREBASE_PROJECT_ID: 'suki-live',
  FIREBASE_AUTH_EMULATOR_HOST: undefined,
  NEXT_PUBLIC_API_URL: 'https://api.suki.ph',
  NEXT_PUBLIC_WEB_URL: 'https://suki.ph',
  NEXT_PUBLIC_FIREBASE_PROJECT_ID: 'suki-live',
};

const SIGNED_IN_SECONDS = 1_764_000_000;

const login = async () => {
  const token = new UnsecuredJWT({ auth_time: SIGNED_IN_SECONDS, firebase: { sign_in_provider: 'password' } })
    .setIssuer('https://securetoken.google.com/demo-suki')
    .setAudience('demo-suki')
    .setSubject('uid-1')
    .setIssuedAt()
    .setExpirationTime('1h')
    .encode();
  const { GET } = await import('../app/api/login/route.ts');
  return await GET(new Request('http://shop.test/api/login', { headers: { authorization: `Bearer ${token}` } }));
};

describe('security 16: the session of the shop', () => {
  test('lasts a day, and cannot be read by scripts', async () => {
    proves(
      "The product's own web server is called with GET /api/login carrying the bearer token, to set up a session.",
    );
    expect((await login()).status).toBe(200);
    expect(set).toHaveBeenCalledWith('suki_session', expect.any(String), {
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      secure: false,
      maxAge: 86_400,
    });
  });

  test('sets the pass of the order pages beside it, and its end takes both', async () => {
    await login();
    const names = () => set.mock.calls.map(([name, , { path, maxAge }]) => [name, path, maxAge === 0]);
    expect(names()).toEqual([
      ['suki_session', '/', false],
      ['suki_pass', '/order', false],
    ]);
    set.mockClear();
    const { DELETE } = await import('../app/api/login/route.ts');
    await DELETE();
    expect(names()).toEqual([
      ['suki_session', '/', true],
      ['suki_pass', '/order', true],
    ]);
  });

  test('is not opened for a token that was revoked', async () => {
    apiStatus = 401;
    const answer = await login();
    expect([answer.status, await answer.json()]).toMatchObject([401, { reason: 'TOKEN_INVALID' }]);
    expect(set).not.toHaveBeenCalled();
  });

  test('is not opened while the API does not say that the token is good', async () => {
    apiStatus = 500;
    expect((await login()).status).toBe(503);
    settings({ API_URL: 'http://127.0.0.1:9' });
    vi.resetModules();
    expect((await login()).status).toBe(503);
    expect(set).not.toHaveBeenCalled();
  });

  test.each([
    ['https at any place', { NEXT_PUBLIC_WEB_URL: 'https://staging.suki.test' }],
    ['production', production],
  ])('is bound to the host and encrypted: %s', async (_, change) => {
    settings(change);
    const { webSessionCookie } = await import('./web-session.server.ts');
    const { name, attributes } = webSessionCookie();
    expect([name, attributes.secure, attributes.path]).toEqual(['__Host-suki_session', true, '/']);
  });

  const visit = async (cookie: string) => {
    const { proxy } = await import('../proxy.ts');
    const answer = await proxy(
      new NextRequest('http://shop.test/orders', { headers: { cookie: `suki_session=${cookie}` } }),
    );
    return { isOpened: answer.headers.get('location') === null, cookie: answer.cookies.get('suki_session') };
  };
  const opened = async (): Promise<string> => {
    await login();
    return set.mock.calls.findLast(([name]) => name === 'suki_session')?.[1] ?? '';
  };

  test('ends with the sign-in that it came from: the next page leads to the sign-in, and the cookie goes', async () => {
    const cookie = await opened();
    expect((await visit(cookie)).isOpened).toBe(true);
    expect(Object.fromEntries(asked[0] ?? [])).toEqual({
      uid: 'uid-1',
      signedInAt: new Date(SIGNED_IN_SECONDS * 1000).toISOString(),
    });
    isOpen = false;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + WEB_SESSION_CHECKED_EVERY_SECONDS * 1000 });
    expect(await visit(cookie)).toMatchObject({ isOpened: false, cookie: { value: '', maxAge: 0 } });
  });

  test('is asked about once in half a minute, also by pages at the same moment', async () => {
    const cookie = await opened();
    const visits = await Promise.all(Array.from({ length: 20 }, () => visit(cookie)));
    expect([visits.every(({ isOpened }) => isOpened), asked.length]).toEqual([true, 1]);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + WEB_SESSION_CHECKED_EVERY_SECONDS * 1000 });
    await visit(cookie);
    expect(asked.length).toBe(2);
  });

  test.each([
    ['answers with an error', 500, {}],
    ['is away', 200, { API_URL: 'http://127.0.0.1:9' }],
  ])('stays open while the API %s: the pages hold no data', async (_, status, change) => {
    const cookie = await opened();
    apiStatus = status;
    settings(change);
    vi.resetModules();
    expect((await visit(cookie)).isOpened).toBe(true);
  });

  test('of an older shop, which names no sign-in, is over', async () => {
    const older = await new SignJWT({})
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('suki-web')
      .setSubject('uid-1')
      .setExpirationTime('1d')
      .sign(new TextEncoder().encode('a-secret-of-the-tests-with-32-characters'));
    expect((await visit(older)).isOpened).toBe(false);
    expect(asked).toEqual([]);
  });
});
