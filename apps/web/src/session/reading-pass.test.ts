import { SignJWT, UnsecuredJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  const all = {
    APP_ENV: 'test',
    API_URL: 'http://127.0.0.1:9',
    CATALOGUE_SERVICE_TOKEN: 'a-token-of-the-tests-with-32-characters',
    SESSION_SECRET: 'a-secret-of-the-tests-with-32-characters',
    FIREBASE_PROJECT_ID: 'demo-suki',
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
    NEXT_PUBLIC_API_URL: 'http://localhost:4000',
    NEXT_PUBLIC_WEB_URL: 'http://localhost:3000',
    NEXT_PUBLIC_FIREBASE_API_KEY: 'demo-key',
    NEXT_PUBLIC_FIREBASE_PROJECT_ID: 'demo-suki',
  };
  for (const [name, value] of Object.entries(all)) vi.stubEnv(name, value);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const MINUTE_MS = 60_000;

const bearerOf = (uid: string, endsInMinutes = 60, claims: Record<string, unknown> = {}): string =>
  new UnsecuredJWT(claims)
    .setSubject(uid)
    .setExpirationTime(new Date(Date.now() + endsInMinutes * MINUTE_MS))
    .encode();

const seal = async (bearer: string) => (await import('./reading-pass.server.ts')).sealReadingPass(bearer);

/** Reads the pass of a request with these cookies; the session is that of `person`. */
async function read(person: string | null, pass: string | undefined) {
  const { readingPassOf } = await import('./reading-pass.server.ts');
  const { signWebSession } = await import('./web-session.server.ts');
  const session = person === null ? undefined : await signWebSession({ uid: person, signedInAt: new Date() });
  const values: Readonly<Record<string, string | undefined>> = { suki_session: session, suki_pass: pass };
  return readingPassOf({
    get: (name) => {
      const value = values[name];
      return value === undefined ? undefined : { value };
    },
  });
}

describe('ADR 0152: the pass with which the web server reads an order for its page', () => {
  test('holds the bearer of its person, and nobody can read it', async () => {
    const bearer = bearerOf('bea');
    const sealed = await seal(bearer);
    expect(sealed?.text).not.toContain(bearer.split('.')[1]);
    expect(await read('bea', sealed?.text)).toEqual({ uid: 'bea', bearer });
  });

  test('ends with its bearer', async () => {
    const sealed = await seal(bearerOf('bea', 30));
    expect(sealed?.maxAge).toBeGreaterThan(29 * 60);
    expect(sealed?.maxAge).toBeLessThanOrEqual(30 * 60);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * MINUTE_MS });
    expect(await read('bea', sealed?.text)).toBeNull();
  });

  test.each<[string, string | null, () => Promise<string | undefined>]>([
    ['without a pass', 'bea', async () => undefined],
    ['without a session', null, async () => (await seal(bearerOf('bea')))?.text],
    ["with another person's pass", 'bea', async () => (await seal(bearerOf('sam')))?.text],
    ['with words instead of a pass', 'bea', async () => 'hello'],
    [
      'with a pass that is only signed',
      'bea',
      async () =>
        new SignJWT({ bearer: bearerOf('bea') })
          .setProtectedHeader({ alg: 'HS256' })
          .setIssuer('suki-web')
          .setSubject('bea')
          .setExpirationTime('1h')
          .sign(new TextEncoder().encode('a-secret-of-the-tests-with-32-characters')),
    ],
  ])('is not there %s', async (_, person, pass) => {
    expect(await read(person, await pass())).toBeNull();
  });

  test('is not made for a bearer that is over, or too long for a cookie', async () => {
    expect(await seal(bearerOf('bea', -1))).toBeNull();
    expect(await seal(bearerOf('bea', 60, { picture: 'x'.repeat(4_000) }))).toBeNull();
  });

  test.each([
    ['goes to order pages alone', {}, { name: 'suki_pass', secure: false }],
    [
      'is encrypted on its way over https',
      { NEXT_PUBLIC_WEB_URL: 'https://suki.test' },
      { name: '__Secure-suki_pass', secure: true },
    ],
  ])('%s', async (_, change, { name, secure }) => {
    for (const [variable, value] of Object.entries(change)) vi.stubEnv(variable, value);
    const { readingPassCookie } = await import('./reading-pass.server.ts');
    expect(readingPassCookie()).toMatchObject({ name, attributes: { path: '/order', httpOnly: true, secure } });
  });
});
