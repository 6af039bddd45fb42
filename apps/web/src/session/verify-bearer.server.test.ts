import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

const project = 'demo-suki';
const issuer = `https://securetoken.google.com/${project}`;

let keyServer: Server;
let privateKey: CryptoKey;

beforeAll(async () => {
  const pair = await generateKeyPair('RS256');
  privateKey = pair.privateKey;
  const jwk = { ...(await exportJWK(pair.publicKey)), kid: 'one', alg: 'RS256' };
  keyServer = createServer((_, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ keys: [jwk] }));
  });
  await new Promise<void>((resolve) => keyServer.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  keyServer.close();
  vi.unstubAllEnvs();
});
beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('APP_ENV', 'test');
  vi.stubEnv('API_URL', 'http://localhost:4000');
  vi.stubEnv('CATALOGUE_SERVICE_TOKEN', 'a-token-of-the-tests');
  vi.stubEnv('SESSION_SECRET', 'a-secret-of-the-tests-with-32-characters');
  vi.stubEnv('FIREBASE_PROJECT_ID', project);
  vi.stubEnv('FIREBASE_KEYS_URL', `http://127.0.0.1:${(keyServer.address() as AddressInfo).port}`);
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', undefined);
});

type Change = {
  readonly audience?: string;
  readonly issuer?: string;
  readonly expires?: string;
  readonly provider?: string;
};

const signedInAt = new Date('2026-11-21T08:00:00Z');
const claims = (provider: string) => ({
  auth_time: signedInAt.getTime() / 1000,
  firebase: { sign_in_provider: provider },
});
const signed = ({ audience = project, issuer: from = issuer, expires = '1h', provider = 'password' }: Change = {}) =>
  new SignJWT(claims(provider))
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .setIssuer(from)
    .setAudience(audience)
    .setSubject('uid-1')
    .setIssuedAt()
    .setExpirationTime(expires)
    .sign(privateKey);
const unsigned = () =>
  new UnsecuredJWT(claims('password'))
    .setIssuer(issuer)
    .setAudience(project)
    .setSubject('uid-1')
    .setExpirationTime('1h')
    .encode();

async function verify(authorization: string | null) {
  const { verifyBearer } = await import('./verify-bearer.server.ts');
  return verifyBearer(
    new Request('http://shop.test/api/login', { headers: authorization === null ? {} : { authorization } }),
  );
}

describe('with the keys of a real project', () => {
  test('a token of a person is believed', async () => {
    expect(await verify(`Bearer ${await signed()}`)).toEqual({ uid: 'uid-1', isAnonymous: false, signedInAt });
  });

  test('an anonymous one is told apart', async () => {
    expect(await verify(`Bearer ${await signed({ provider: 'anonymous' })}`)).toEqual({
      uid: 'uid-1',
      isAnonymous: true,
      signedInAt,
    });
  });

  test.each<[string, () => Promise<string | null>]>([
    ['no token', async () => null],
    ['another scheme', async () => `Basic ${await signed()}`],
    ['a token without a signature', async () => `Bearer ${unsigned()}`],
    ['a token of another project', async () => `Bearer ${await signed({ audience: 'other' })}`],
    ['a token of another issuer', async () => `Bearer ${await signed({ issuer: 'https://evil.test' })}`],
    ['a token that has ended', async () => `Bearer ${await signed({ expires: '-1m' })}`],
    ['no token at all but words', async () => 'Bearer hello'],
  ])('%s is refused', async (_, make) => {
    expect(await verify(await make())).toBeNull();
  });
});

describe('tokens of the emulator carry no signature', () => {
  test('they are believed where the emulator is set', async () => {
    vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', '127.0.0.1:9099');
    expect(await verify(`Bearer ${unsigned()}`)).toEqual({ uid: 'uid-1', isAnonymous: false, signedInAt });
  });

  test('production refuses to work with an emulator at all', async () => {
    vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', '127.0.0.1:9099');
    vi.stubEnv('APP_ENV', 'production');
    await expect(verify(`Bearer ${unsigned()}`)).rejects.toThrow(
      'FIREBASE_AUTH_EMULATOR_HOST must not be set in staging or production',
    );
  });
});
