import { ApiError } from '@suki/contract/api-error';
import type { RouteDefinition } from '@suki/contract/route';
import { routes } from '@suki/contract/routes';
import { testDatabase } from '@suki/db/testing/test-database';
import { createLocalJWKSet, exportJWK, exportSPKI, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../test/support/start-test-api.ts';
import { storedRows } from '../../test/support/stored-rows.ts';
import { staffOfTests, testProjectId } from '../../test/support/test-token.ts';
import { firebaseIdentity } from '../adapters/identity/firebase-identity.ts';
import { handlers } from '../handlers.ts';

/*
 * S2, `docs/test-plan.md#attacks`, for tokens that only look like ours: the API with the hosted identity service's
 * rules (signed tokens), and every call of the contract. The tokens of `permissions.test.ts` are the emulator's, which
 * are not signed.
 */

const issuer = `https://securetoken.google.com/${testProjectId}`;
const claims = {
  auth_time: Math.floor(Date.now() / 1000) - 60,
  roles: ['admin'],
  firebase: { sign_in_provider: 'password' },
};
const hour = 3600;
// A row makes the genuine bearer staff; the claim, which every forged token carries, does not.
staffOfTests.set('admin', ['admin']);

const ours = await generateKeyPair('RS256', { extractable: true });
const stranger = await generateKeyPair('RS256', { extractable: true });
const keys = createLocalJWKSet({
  keys: [{ ...(await exportJWK(ours.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }],
});

type Change = {
  readonly project?: string;
  readonly from?: string;
  readonly lifeSeconds?: number;
  readonly subject?: string;
};

function signed(
  change: Change = {},
  key: Parameters<SignJWT['sign']>[0] = ours.privateKey,
  alg = 'RS256',
): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg, kid: 'k1', typ: 'JWT' })
    .setIssuer(change.from ?? issuer)
    .setAudience(change.project ?? testProjectId)
    .setSubject(change.subject ?? 'admin')
    .setIssuedAt()
    .setExpirationTime(Math.floor(Date.now() / 1000) + (change.lifeSeconds ?? hour))
    .sign(key);
}

const unsigned = new UnsecuredJWT(claims)
  .setIssuer(issuer)
  .setAudience(testProjectId)
  .setSubject('admin')
  .setIssuedAt()
  .setExpirationTime('1h')
  .encode();
const genuine = await signed();
const [head = '', , signature = ''] = genuine.split('.');
const changed = Buffer.from(JSON.stringify({ ...claims, sub: 'other', iss: issuer, aud: testProjectId })).toString(
  'base64url',
);

/** Each of these tokens would belong to an administrator, if it were believed. */
const forged: Readonly<Record<string, string>> = {
  'alg=none': unsigned,
  'alg=none with a signature': `${unsigned}${signature}`,
  'another key': await signed({}, stranger.privateKey),
  'our public key as a shared secret': await signed(
    {},
    new TextEncoder().encode(await exportSPKI(ours.publicKey)),
    'HS256',
  ),
  'other claims under our signature': `${head}.${changed}.${signature}`,
  'no signature': genuine.split('.').slice(0, 2).join('.'),
  'another project': await signed({ project: 'other' }),
  'another issuer': await signed({ from: 'https://example.test' }),
  'an hour that is over': await signed({ lifeSeconds: -60 }),
  'nobody as its subject': await signed({ subject: '' }),
};

const database = testDatabase();
let api: TestApi;
beforeAll(async () => {
  const identity = firebaseIdentity({ projectId: testProjectId, keys, emulatorHost: undefined, isProduction: true });
  const variables = { CALLS_PER_MINUTE: '1000000' };
  api = await startTestApi({ databaseUrl: database.url, table: routes, handlers, variables, identity });
});
afterAll(() => api.close());

const everyRoute: readonly RouteDefinition[] = Object.values(routes);

function call({ method, path }: Pick<RouteDefinition, 'method' | 'path'>, token: string): Promise<Response> {
  const headers = { authorization: `Bearer ${token}` };
  return fetch(`${api.url}${path.replaceAll(/\{\w+\}/g, 'none')}`, { method, headers });
}

test('S2: a token that is signed by the identity service is believed', async () => {
  expect((await call(routes.getUser, genuine)).status).toBe(200);
});

describe.each(Object.entries(forged))('S2: a token with %s', (_what, token) => {
  test('is refused by every call, and nothing is stored', async () => {
    const before = await storedRows(database.pool);
    for (const route of everyRoute) {
      const response = await call(route, token);
      const { reason } = ApiError.parse(await response.json());
      // Calls of hosted services carry a signature of their own, which is checked before their body.
      expect(response.status, route.operationId).toBe(401);
      expect(reason, route.operationId).toBe(route.audience === 'provider' ? 'SIGNATURE_INVALID' : 'TOKEN_INVALID');
    }
    expect(await storedRows(database.pool)).toEqual(before);
  });
});
