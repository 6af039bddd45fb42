import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { UnsecuredJWT } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

const set = vi.fn<(name: string, value: string, attributes: Record<string, unknown>) => void>();
vi.mock('next/headers', () => ({ cookies: async () => ({ set }) }));

let api: Server;
let apiStatus = 200;
beforeAll(async () => {
  api = createServer((_, response) => {
    response.writeHead(apiStatus).end('{}');
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
  settings();
});
afterEach(() => vi.unstubAllEnvs());

const production = {
  APP_ENV: 'production',
  API_URL: 'https://api.suki.ph',
  FIREBASE_PROJECT_ID: 'suki-live',
  FIREBASE_AUTH_EMULATOR_HOST: undefined,
  NEXT_PUBLIC_API_URL: 'https://api.suki.ph',
  NEXT_PUBLIC_WEB_URL: 'https://suki.ph',
  NEXT_PUBLIC_FIREBASE_PROJECT_ID: 'suki-live',
};

const login = async () => {
  const token = new UnsecuredJWT({ firebase: { sign_in_provider: 'password' } })
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
    expect((await login()).status).toBe(200);
    expect(set).toHaveBeenCalledWith('suki_session', expect.any(String), {
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      secure: false,
      maxAge: 86_400,
    });
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
});
