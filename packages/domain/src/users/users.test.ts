import { proves } from '@suki/evidence/proves';
import { expect, test } from 'vitest';
import { soldCount } from '../catalogue/sold-count.ts';
import { pesos } from '../money/centavos.ts';
import { channelsFor, isWithinChannelLimit } from '../payments/channel-limits.ts';
import { chooseRedirect } from '../payments/choose-redirect.ts';
import { signInMessage } from '../texts/sign-in-text.ts';
import { avatarFor, avatarNumbers, isAvatar } from './avatars.ts';
import { loginRedirect } from './login-redirect.ts';
import { transportError } from './transport-error.ts';

test.each([
  ['?redirect=%2Fitem%2Fitm_1&size=42&paramsFrom=home', '/item/itm_1?size=42&paramsFrom=home'],
  ['?size=42&redirect=%2Fitem%2Fitm_1%3Fview%3Dbox&paramsFrom=home', '/item/itm_1?view=box&size=42&paramsFrom=home'],
  ['?redirect=%2Fitem%23bids&size=42', '/item?size=42#bids'],
  ['?redirect=%2Fsell', '/sell'],
  ['?paramsFrom=home', '/?paramsFrom=home'],
  ['', '/'],
  ['?q=a%26b%20c', '/?q=a%26b%20c'],
  ['?q=100%', '/?q=100%25'],
  ['?redirect=https%3A%2F%2Fevil.test&size=42', '/?size=42'],
  ['?redirect=%2F%2Fevil.test', '/'],
  ['?redirect=%2F%5Cevil.test', '/'],
  ['?redirect=%5C%5Cevil.test', '/'],
  ['?redirect=%2F%09%2Fevil.test', '/'],
  ['?redirect=%2F%0A%2Fevil.test', '/'],
  ['?redirect=%00%2F%2Fevil.test', '/'],
  ['?redirect=%20%2F%2Fevil.test', '/'],
  ['?redirect=javascript%3Aalert(1)', '/'],
  ['?redirect=item', '/'],
])('after login with %s the person goes to %s', (search, path) => {
  proves(
    'Query parameters: paramsFrom; redirect (re-encoded with the other parameters appended when returning after login).',
    { loginRedirect },
  );
  proves('A login callback can be remembered to resume after login.', { loginRedirect });
  expect(loginRedirect(search)).toBe(path);
});

test.each([
  [{ code: 'auth/invalid-email' }, 'Invalid email, please re-enter'],
  [{ code: 'auth/invalid-email', screen: 'link' }, 'Invalid email'],
  [{ code: 'auth/wrong-password' }, 'Incorrect password, please retry'],
  [{ code: 'auth/wrong-password', screen: 'password' }, 'Incorrect password'],
  [{ code: 'auth/user-not-found' }, 'User not found, please re-enter email'],
  [{ code: 'auth/user-disabled' }, 'Account suspended, please contact support'],
  [{ code: 'auth/email-already-in-use' }, 'Email already in use'],
  [{ code: 'auth/invalid-credential' }, 'Invalid authentication credentials'],
  [{ code: 'auth/operation-not-supported-in-this-environment' }, 'Operation not supported in this environment'],
] as const)('%o reads "%s"', (failure, text) => {
  proves(text, { signInMessage });
  expect(signInMessage(failure)).toBe(text);
});

test.each([
  [{ code: 'auth/internal-error', message: 'Account CLOSED by owner' }, 'Account already closed'],
  [{ message: 'this user is banned' }, 'Account already banned'],
] as const)('%o reads "%s"', (failure, text) => {
  proves(text, { signInMessage });
  proves('Closed and banned are recognised from words in an unknown error message.', { signInMessage });
  expect(signInMessage(failure)).toBe(text);
});

test.each([
  [{ code: 'auth/anything' }, 'Something went wrong, please retry'],
  [{ code: 'constructor' }, 'Something went wrong, please retry'],
  [{}, 'Something went wrong, please retry'],
] as const)('%o reads "%s"', (failure, text) => {
  proves('Anything else shows a generic message: "Something went wrong, please retry".', { signInMessage });
  expect(signInMessage(failure)).toBe(text);
});

test('no response is -1, any other failure is -2 with its message', () => {
  proves(
    'Transport mapping: a server response rejects with the response body; no response gives code -1 and message "Network Error"; any other failure gives code -2 with its message.',
    { transportError },
  );
  expect(transportError({ kind: 'none' })).toEqual({ code: -1, message: 'Network Error' });
  expect(transportError({ kind: 'other', message: 'JSON ended early' })).toEqual({
    code: -2,
    message: 'JSON ended early',
  });
});

test('every account begins with one of the twelve avatars, always the same', () => {
  proves('12 avatar choices (numbered static images, 300 by 300).', { avatarNumbers });
  expect(avatarNumbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  for (const id of ['usr_a', 'usr_b', '', 'usr_0123456789']) {
    expect(isAvatar(avatarFor(id))).toBe(true);
    expect(avatarFor(id)).toBe(avatarFor(id));
  }
  expect([isAvatar(0), isAvatar(13), isAvatar(1.5)]).toEqual([false, false, false]);
});

test.each([
  [{ mobile_deeplink_checkout_url: 'a', mobile_web_checkout_url: 'b', desktop_web_checkout_url: 'c' }, 'a'],
  [{ mobile_deeplink_checkout_url: null, mobile_web_checkout_url: 'b', desktop_web_checkout_url: 'c' }, 'b'],
  [{ mobile_web_checkout_url: '', desktop_web_checkout_url: 'c' }, 'c'],
  [[{ url: 'd' }, { url: 'e' }], 'd'],
])('the payer of %o goes to %s', (actions, url) => {
  proves(
    'Payment redirect uses the first available of mobile_deeplink_checkout_url, mobile_web_checkout_url, desktop_web_checkout_url, or a url on the first array element.',
    { chooseRedirect },
  );
  proves('Payment redirect with no url: an error that the payment url was not found.', { chooseRedirect });
  expect(chooseRedirect(actions)).toEqual({ ok: true, url });
});

test.each([[{}], [[]], [null], [[{ url: '' }]], ['x'], [undefined]])(
  'without an address in %o there is an error',
  (actions) => {
    proves('Payment redirect with no url: an error that the payment url was not found.', { chooseRedirect });
    expect(chooseRedirect(actions)).toEqual({ ok: false, message: 'The payment url was not found.' });
  },
);

test('a channel takes what lies within its limits', () => {
  expect(isWithinChannelLimit('GCASH', pesos(100_000))).toBe(true);
  expect(isWithinChannelLimit('GCASH', pesos(100_000.01))).toBe(false);
  expect(isWithinChannelLimit('CARDS', pesos(19.99))).toBe(false);
  expect(channelsFor(pesos(600_000))).toEqual(['CARDS']);
});

test.each([
  [0, '0'],
  [9_999, '9999'],
  [10_000, '10k+'],
  [12_345, '12k+'],
  [999_999, '999k+'],
  [1_000_000, '1mn+'],
  [1_999_999, '1mn+'],
  [2_500_000_000, '2bn+'],
])('%s sold reads %s', (count, text) => {
  proves('Sold counts shortened at 10k (k+), 1m (mn+), 1bn+.', { soldCount });
  expect(soldCount(count)).toBe(text);
});
