import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { proves } from '@suki/evidence/proves';
import { NextRequest } from 'next/server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { config, proxy } from './proxy.ts';
import { isPrivatePath, privatePaths } from './session/private-paths.ts';
import { signWebSession, webSessionCookie } from './session/web-session.server.ts';
import { signInPath } from './shell/paths.ts';

vi.hoisted(() => {
  // The settings for browsers are read when their module is imported.
  for (const name of ['API_URL', 'WEB_URL']) process.env[`NEXT_PUBLIC_${name}`] = 'http://localhost:4000';
  process.env.NEXT_PUBLIC_FIREBASE_API_KEY = 'demo-key';
  process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID = 'demo-suki';
});

beforeAll(() => {
  vi.stubEnv('APP_ENV', 'test');
  // Nobody listens there: a session counts as open while the API does not answer.
  vi.stubEnv('API_URL', 'http://127.0.0.1:9');
  vi.stubEnv('CATALOGUE_SERVICE_TOKEN', 'local-catalogue-service-token');
  vi.stubEnv('SESSION_SECRET', 'local-session-secret-for-one-machine-only');
  vi.stubEnv('FIREBASE_PROJECT_ID', 'demo-suki');
});
afterAll(() => {
  vi.unstubAllEnvs();
});

const visit = (path: string, cookie?: string) =>
  proxy(
    new NextRequest(`http://shop.test${path}`, {
      headers: cookie === undefined ? {} : { cookie: `${webSessionCookie().name}=${cookie}` },
    }),
  );

test('exactly the private pages pass the proxy', () => {
  expect(config.matcher).toEqual(privatePaths.map((path) => `${path}/:path*`));
});

/** Pages for everybody. Each new page is added here or to `privatePaths`. */
const publicPages = [
  '/calculators',
  ...['/apparel', '/luxury', '/men', '/shoes', '/women', '/item'],
  ...[
    '/certificate',
    '/cookies',
    '/drops',
    '/fees',
    '/forgot-password',
    '/inspection',
    '/offline',
    '/privacy',
    '/recent',
    '/register',
    '/reset-password',
    '/saved',
    '/search',
    '/sell',
    '/sign-in',
    '/terms',
    '/verify-email',
    '/wish-list',
  ],
];

test('every page is private or for everybody, and every private path is a page', () => {
  proves('/privacy | legal page');
  proves('/terms | legal page');
  proves('/cookies | legal page');
  const shop = join(import.meta.dirname, 'app/(shop)');
  const files = readdirSync(shop, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('page.tsx'));
  const places = files.map((file) => `/${file.split('/').find((part) => !part.startsWith('('))}`);
  const pages = [...new Set(places)].filter((place) => place !== '/page.tsx').sort();
  expect(pages).toEqual([...publicPages, ...privatePaths].sort());
});

test.each([
  ['/orders', true],
  ['/order/ord_0123456789', true],
  ['/checkout', true],
  ['/bid', true],
  ['/bid/bid_0123456789', true],
  ['/bids', true],
  ['/item/itm_0123456789', false],
  ['/inspection', false],
  ['/ordersheet', false],
])('%s is private: %s', (path, expected) => {
  expect(isPrivatePath(path)).toBe(expected);
});

test('the landing page is for everybody', () => {
  proves('/ | default landing route', { isPrivatePath });
  expect(isPrivatePath('/')).toBe(false);
});

describe('a private page without a session leads to sign-in and back', () => {
  test.each([
    ['no cookie', undefined],
    ['a cookie of somebody else’s making', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.'],
  ])('%s', async (_, cookie) => {
    proves('A login callback can be remembered to resume after login.', { signInPath });
    const answer = await visit('/orders?tab=done', cookie);
    expect(answer.status).toBe(307);
    expect(answer.headers.get('location')).toBe(
      'http://shop.test/sign-in?redirect=%2Forders%3Ftab%3Ddone&paramsFrom=orders',
    );
  });

  test('a session of ours opens it', async () => {
    expect(
      (await visit('/orders', await signWebSession({ uid: 'uid-1', signedInAt: new Date() }))).headers.get('location'),
    ).toBeNull();
  });

  test('a session that was signed with another secret does not', async () => {
    vi.resetModules();
    const { SignJWT } = await import('jose');
    const forged = await new SignJWT({})
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('suki-web')
      .setSubject('uid-1')
      .setExpirationTime('1d')
      .sign(new TextEncoder().encode('another-secret-of-32-characters!!'));
    expect((await visit('/orders', forged)).status).toBe(307);
  });
});
