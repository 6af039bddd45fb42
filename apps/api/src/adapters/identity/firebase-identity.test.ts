import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { firebaseIdentity } from './firebase-identity.ts';

const PROJECT = 'demo-suki';
const ISSUER = `https://securetoken.google.com/${PROJECT}`;
const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
const stranger = await generateKeyPair('RS256', { extractable: true });
const keys = createLocalJWKSet({
  keys: [{ ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }],
});
const hosted = firebaseIdentity({ projectId: PROJECT, keys, emulatorHost: undefined, isProduction: true });
const local = firebaseIdentity({ projectId: PROJECT, keys, emulatorHost: '127.0.0.1:9099', isProduction: false });

const nowSeconds = Math.floor(Date.now() / 1000);
const claims = {
  auth_time: nowSeconds - 60,
  email: 'bea@suki.test',
  roles: ['warehouse', 'king'],
  firebase: { sign_in_provider: 'password' },
};
type Change = { issuer?: string; audience?: string; subject?: string; expiresAt?: number };

function signed(change: Change = {}, key = privateKey): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid: 'k1', typ: 'JWT' })
    .setIssuer(change.issuer ?? ISSUER)
    .setAudience(change.audience ?? PROJECT)
    .setSubject(change.subject ?? 'u1')
    .setIssuedAt()
    .setExpirationTime(change.expiresAt ?? nowSeconds + 3600)
    .sign(key);
}

function unsigned(change: Change = {}): string {
  return new UnsecuredJWT(claims)
    .setIssuer(change.issuer ?? ISSUER)
    .setAudience(change.audience ?? PROJECT)
    .setSubject(change.subject ?? 'u1')
    .setIssuedAt()
    .setExpirationTime(change.expiresAt ?? nowSeconds + 3600)
    .encode();
}

const expected = {
  firebaseUid: 'u1',
  isAnonymous: false,
  email: 'bea@suki.test',
  name: null,
  signedInAt: new Date((nowSeconds - 60) * 1000),
};

describe('hosted Firebase', () => {
  test('a signed token says who its bearer is, and makes nobody staff', async () => {
    expect(await hosted.verify(await signed())).toEqual(expected);
  });

  test.each<[string, () => Promise<string>]>([
    ['of another project', () => signed({ audience: 'other', issuer: 'https://securetoken.google.com/other' })],
    ['of another issuer', () => signed({ issuer: 'https://example.test' })],
    ['past its expiry', () => signed({ expiresAt: nowSeconds - 1 })],
    ['without a subject', () => signed({ subject: '' })],
    ['signed by a stranger', () => signed({}, stranger.privateKey)],
    ['that is no token', async () => 'abc'],
    ['of the emulator, unsigned', async () => unsigned()],
  ])('a token %s is refused', async (_name, token) => {
    expect(await hosted.verify(await token())).toBeUndefined();
  });

  test('keys that cannot be fetched are an error, not a refusal', async () => {
    const unreachable = firebaseIdentity({
      projectId: PROJECT,
      keys: new URL('http://127.0.0.1:9/keys'),
      emulatorHost: undefined,
      isProduction: true,
    });
    await expect(unreachable.verify(await signed())).rejects.toThrow();
  });
});

describe('emulator', () => {
  test('an unsigned token is believed', async () => {
    expect(await local.verify(unsigned())).toEqual(expected);
  });

  test.each<[string, string]>([
    ['of another project', unsigned({ audience: 'other' })],
    ['of another issuer', unsigned({ issuer: 'https://example.test' })],
    ['past its expiry', unsigned({ expiresAt: nowSeconds - 1 })],
    ['without a subject', unsigned({ subject: '' })],
  ])('an unsigned token %s is refused', async (_name, token) => {
    expect(await local.verify(token)).toBeUndefined();
  });

  test('production refuses to start with it', () => {
    expect(() =>
      firebaseIdentity({ projectId: PROJECT, keys, emulatorHost: '127.0.0.1:9099', isProduction: true }),
    ).toThrow('not signed');
  });
});
