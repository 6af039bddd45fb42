import { createLocalJWKSet, exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
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
type Change = {
  readonly issuer?: string;
  readonly audience?: string;
  readonly subject?: string;
  readonly expiresAt?: number;
  /** Replaces claims; `undefined` leaves a claim out. */
  readonly claims?: Readonly<Record<string, unknown>>;
};

function payloadOf(change: Change): JWTPayload {
  const payload = {
    ...claims,
    iss: change.issuer ?? ISSUER,
    aud: change.audience ?? PROJECT,
    sub: change.subject ?? 'u1',
    iat: nowSeconds,
    exp: change.expiresAt ?? nowSeconds + 3600,
    ...change.claims,
  };
  return Object.fromEntries(Object.entries(payload).filter(([, value]) => value !== undefined));
}

function signed(change: Change = {}, key = privateKey, header: { readonly kid?: string } = { kid: 'k1' }) {
  return new SignJWT(payloadOf(change)).setProtectedHeader({ alg: 'RS256', typ: 'JWT', ...header }).sign(key);
}

function unsigned(change: Change = {}): string {
  return new UnsecuredJWT(payloadOf(change)).encode();
}

const expected = {
  firebaseUid: 'u1',
  isAnonymous: false,
  email: 'bea@suki.test',
  isEmailVerified: false,
  name: null,
  providers: [{ providerId: 'password', uid: 'bea@suki.test' }],
  signedInAt: new Date((nowSeconds - 60) * 1000),
  issuedAt: new Date(nowSeconds * 1000),
};

/** Firebase never makes these, but nothing in their signature says so. */
const incomplete: readonly [string, Change][] = [
  ['without exp', { claims: { exp: undefined } }],
  ['without iat', { claims: { iat: undefined } }],
  ['without auth_time', { claims: { auth_time: undefined } }],
  ['without sub', { claims: { sub: undefined } }],
  ['made in the future', { claims: { iat: nowSeconds + 60 } }],
  ['not valid yet', { claims: { nbf: nowSeconds + 60 } }],
  ['signed in in the future', { claims: { auth_time: nowSeconds + 60 } }],
  ['older than an hour with a later end', { claims: { iat: nowSeconds - 3700 }, expiresAt: nowSeconds + 60 }],
];

describe('hosted Firebase', () => {
  test('a signed token says who its bearer is, and makes nobody staff', async () => {
    expect(await hosted.verify(await signed())).toEqual(expected);
  });

  test.each<[string, () => Promise<string>]>([
    ['of another project', () => signed({ audience: 'other', issuer: 'https://securetoken.google.com/other' })],
    ['of another issuer', () => signed({ issuer: 'https://example.test' })],
    ['past its expiry', () => signed({ expiresAt: nowSeconds - 10 })],
    ['without a subject', () => signed({ subject: '' })],
    ['signed by a stranger', () => signed({}, stranger.privateKey)],
    ['that is no token', async () => 'abc'],
    ['of the emulator, unsigned', async () => unsigned()],
  ])('a token %s is refused', async (_name, token) => {
    expect(await hosted.verify(await token())).toBeUndefined();
  });

  test.each(incomplete)('security 21: a signed token %s is refused', async (_name, change) => {
    expect(await hosted.verify(await signed(change))).toBeUndefined();
  });

  test('security 21: a token without the name of its key is refused, also while there is one key only', async () => {
    expect(await hosted.verify(await signed({}, privateKey, {}))).toBeUndefined();
  });

  test('a clock that is two seconds ahead of ours refuses nobody', async () => {
    const ahead = { iat: nowSeconds + 2, auth_time: nowSeconds + 2 };
    expect(await hosted.verify(await signed({ claims: ahead }))).toMatchObject({ firebaseUid: 'u1' });
  });

  test.each([
    [{ email_verified: true }, true],
    [{ email_verified: false }, false],
    [{}, false],
    [{ email: undefined, email_verified: true }, false],
  ])('security 1: with the claims %o the address is verified: %s', async (change, isEmailVerified) => {
    expect(await hosted.verify(await signed({ claims: change }))).toMatchObject({ isEmailVerified });
  });

  test.each([
    ['Bea Santos', 'Bea Santos'],
    ['  Bea   Santos ', 'Bea Santos'],
    ['Suki Security: your account is locked. Unlock it at https://suki-login.evil.example', null],
    ['Bea\r\nBcc: everybody@x.test', null],
    ['<b>Bea</b>', null],
    ['Al', null],
    ['', null],
  ])('security 5: the name %j of a token counts as %j', async (name, expectedName) => {
    expect(await hosted.verify(await signed({ claims: { name } }))).toMatchObject({ name: expectedName });
  });

  test.each([
    ['password', { email: ['bea@suki.test'] }, [{ providerId: 'password', uid: 'bea@suki.test' }]],
    ['google.com', { email: ['bea@suki.test'], 'google.com': ['1'] }, [{ providerId: 'google.com', uid: '1' }]],
    ['anonymous', {}, []],
  ])('coverage 3: a token of a sign-in by %s names its providers', async (provider, identities, providers) => {
    const claims = { email: 'bea@suki.test', firebase: { sign_in_provider: provider, identities } };
    expect(await hosted.verify(await signed({ claims }))).toMatchObject({ providers });
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
    ['past its expiry', unsigned({ expiresAt: nowSeconds - 10 })],
    ['without a subject', unsigned({ subject: '' })],
  ])('an unsigned token %s is refused', async (_name, token) => {
    expect(await local.verify(token)).toBeUndefined();
  });

  test.each(incomplete)('security 21: an unsigned token %s is refused', async (_name, change) => {
    expect(await local.verify(unsigned(change))).toBeUndefined();
  });

  test('production refuses to start with it', () => {
    expect(() =>
      firebaseIdentity({ projectId: PROJECT, keys, emulatorHost: '127.0.0.1:9099', isProduction: true }),
    ).toThrow('not signed');
  });
});
