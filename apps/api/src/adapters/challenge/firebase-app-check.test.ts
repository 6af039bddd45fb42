import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { firebaseAppCheck } from './firebase-app-check.ts';
import { noChallenge } from './no-challenge.ts';

const NUMBER = '1234567890';
const ISSUER = `https://firebaseappcheck.googleapis.com/${NUMBER}`;
const own = await generateKeyPair('RS256', { extractable: true });
const stranger = await generateKeyPair('RS256', { extractable: true });
const keys = createLocalJWKSet({
  keys: [{ ...(await exportJWK(own.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }],
});
const challenge = firebaseAppCheck({ projectNumber: NUMBER, keys });
const nowSeconds = Math.floor(Date.now() / 1000);

type Change = { issuer?: string; audience?: string[]; expiresAt?: number; typ?: string; key?: typeof own.privateKey };

function proof(change: Change = {}): Promise<string> {
  return new SignJWT({})
    .setProtectedHeader({ alg: 'RS256', kid: 'k1', typ: change.typ ?? 'JWT' })
    .setIssuer(change.issuer ?? ISSUER)
    .setAudience(change.audience ?? [`projects/${NUMBER}`, 'projects/suki'])
    .setSubject('1:1234567890:web:abc')
    .setIssuedAt()
    .setExpirationTime(change.expiresAt ?? nowSeconds + 3_600)
    .sign(change.key ?? own.privateKey);
}

describe('Firebase App Check', () => {
  test('security 6: a token of our project passes', async () => {
    expect(await challenge.isPassed(await proof())).toBe(true);
  });

  test.each<[string, () => Promise<string | undefined>]>([
    ['that is missing', async () => undefined],
    ['of another project', () => proof({ issuer: 'https://firebaseappcheck.googleapis.com/999' })],
    ['for another project', () => proof({ audience: ['projects/999'] })],
    ['that has ended', () => proof({ expiresAt: nowSeconds - 10 })],
    ['of another kind', () => proof({ typ: 'at+jwt' })],
    ['signed by a stranger', () => proof({ key: stranger.privateKey })],
    ['that is not signed', async () => new UnsecuredJWT({}).setIssuer(ISSUER).encode()],
    ['that is no token', async () => 'please'],
  ])('security 6: a token %s does not pass', async (_what, make) => {
    expect(await challenge.isPassed(await make())).toBe(false);
  });

  test('keys that cannot be fetched say nothing about the token', async () => {
    const away = firebaseAppCheck({
      projectNumber: NUMBER,
      keys: () => Promise.reject(new TypeError('fetch failed')),
    });
    await expect(away.isPassed(await proof())).rejects.toThrow('fetch failed');
  });

  test('without a service everybody passes', async () => {
    expect(await noChallenge.isPassed(undefined)).toBe(true);
  });
});
