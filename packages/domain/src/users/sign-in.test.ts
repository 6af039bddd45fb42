import { proves } from '@suki/evidence/proves';
import { assert, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { signInEn } from '../texts/sign-in.en.ts';
import { signInMessage } from '../texts/sign-in-text.ts';
import { loginRedirect } from './login-redirect.ts';
import { signInCodes, silentSignInCodes } from './sign-in-codes.table.ts';
import { isSilentSignInFailure, signInMessageId, signInScreens } from './sign-in-message.ts';
import { unlinkRefusal } from './unlink-provider.ts';

test('the texts are the specification’s, word for word', () => {
  const texts = [
    'Invalid email',
    'Invalid email, please re-enter',
    'Incorrect password',
    'Incorrect password, please retry',
    'User not found, please re-enter email',
    'Account suspended, please contact support',
    'Email already in use',
    'Account already closed',
    'Account already banned',
    'Invalid authentication credentials',
    'Operation not supported in this environment',
  ];
  for (const text of texts) proves(text, { signInEn });
  proves('Anything else shows a generic message: "Something went wrong, please retry".', { signInEn });
  proves(
    'Unlinking a sign-in provider is refused when it is the only one ("Unable to unlink: No other verified credentials found").',
    { signInEn },
  );
  const others = ['Something went wrong, please retry', 'Unable to unlink: No other verified credentials found'];
  expect(Object.values(signInEn)).toEqual([...texts, ...others]);
});

test('each of them is what some failure reads', () => {
  const failures = [
    ...Object.keys(signInCodes).flatMap((code) => signInScreens.map((screen) => ({ code, screen }))),
    { message: 'closed' },
    { message: 'banned' },
  ];
  const read = new Set(failures.map(signInMessageId));
  expect(Object.keys(signInEn).filter((id) => !read.has(id as never))).toEqual(['signIn.onlyProvider']);
});

test.each([
  [{ code: 'auth/missing-email' }, 'Invalid email'],
  [{ code: 'auth/invalid-email', screen: 'register' }, 'Invalid email, please re-enter'],
  [{ code: 'auth/missing-password' }, 'Incorrect password'],
  [{ code: 'auth/invalid-custom-token' }, 'Invalid authentication credentials'],
  [{ code: 'auth/operation-not-allowed' }, 'Operation not supported in this environment'],
  [{ message: 'Firebase: Error (auth/user-disabled).' }, 'Account suspended, please contact support'],
  [
    { code: 'auth/popup-closed-by-user', message: 'The popup has been closed by the user.' },
    'Something went wrong, please retry',
  ],
  [{ code: 'auth/network-request-failed', message: 'connection closed' }, 'Something went wrong, please retry'],
] as const)('%o reads "%s"', (failure, text) => {
  expect(signInMessage(failure)).toBe(text);
});

test.each([
  [{ message: 'ACCOUNT_CLOSED' }, 'Account already closed'],
  [{ message: 'Account banned.' }, 'Account already banned'],
  [{ message: 'undisclosed reasons' }, 'Something went wrong, please retry'],
] as const)('%o reads "%s"', (failure, text) => {
  proves('Closed and banned are recognised from words in an unknown error message.', { signInMessageId });
  expect(signInMessage(failure)).toBe(text);
});

test('a provider that is linked to somebody already reads "Email already in use"', () => {
  proves('Linking a provider already in use, outside sign-in, gives "Email already in use".', { signInMessage });
  expect(signInMessage({ code: 'auth/credential-already-in-use', screen: 'link' })).toBe('Email already in use');
});

test('who closes the window of the provider reads nothing', () => {
  expect(silentSignInCodes.every((code) => isSilentSignInFailure({ code }))).toBe(true);
  expect(isSilentSignInFailure({ message: 'Firebase: Error (auth/popup-closed-by-user).' })).toBe(true);
  expect(isSilentSignInFailure({ code: 'auth/timeout' })).toBe(false);
  expect(isSilentSignInFailure({})).toBe(false);
});

describe('unlinking a provider', () => {
  test.each([
    [['password'], 'password', 'signIn.onlyProvider'],
    [['password', 'google.com'], 'password', null],
    [['google.com', 'google.com'], 'google.com', 'signIn.onlyProvider'],
    [['password'], 'google.com', null],
    [[], 'password', null],
  ])('of %j, %s: %s', (linked, provider, refusal) => {
    proves(
      'Unlinking a sign-in provider is refused when it is the only one ("Unable to unlink: No other verified credentials found").',
      { unlinkRefusal },
    );
    expect(unlinkRefusal(linked, provider)).toBe(refusal);
  });
});

describe('the way back after login', () => {
  test.each([
    ['?redirect=%2Fsearch%3Fq%3Dair%20max', '/search?q=air%20max'],
    ['?redirect=%2Fsearch%3Fq%3Da%2520b', '/search?q=a%20b'],
    ['?redirect=%2Fa&redirect=%2Fb&size=4+2', '/a?size=4%202'],
    ['redirect=%2Fsell', '/sell'],
    ['?redirect=%2Fitem%0D%0ALocation%3A%20x', '/'],
    ['?redirect=%2F%E2%80%A8%2Fevil.test', '/'],
    ['?redirect=%2F%C2%A0%2Fevil.test', '/'],
    ['?a=\uD800', '/?a=%EF%BF%BD'],
  ])('of %s is %s', (search, path) => {
    expect(loginRedirect(search)).toBe(path);
  });

  test('never leaves the shop, whatever the address says', () => {
    proves(
      'Query parameters: paramsFrom; redirect (re-encoded with the other parameters appended when returning after login).',
      { loginRedirect },
    );
    const shop = 'https://shop.test';
    const leaves = (redirect: string) => {
      const path = loginRedirect(`?redirect=${encodeURIComponent(redirect.toWellFormed())}&size=42`);
      return new URL(path, `${shop}/login`).origin !== shop;
    };
    assert(
      property(string({ unit: 'grapheme' }), (text) => !leaves(text) && !leaves(`/${text}`) && !leaves(`//${text}`)),
    );
    assert(property(string(), (search) => new URL(loginRedirect(search), `${shop}/login`).origin === shop));
    for (const tail of [
      '/\\evil.test',
      '\\/evil.test',
      '//evil.test',
      '/\t/evil.test',
      'https:evil.test',
      '/.//evil.test',
    ]) {
      expect(leaves(tail), tail).toBe(false);
    }
  });
});
