import { proves } from '@suki/evidence/proves';
import type { SukiReason } from '@suki/sdk/errors';
import { expect, test } from 'vitest';
import { failureOf, loadFailureOf } from './failure.view-model.ts';

const error = (reason: SukiReason, message = 'From the server.') => ({ reason, message, requestId: 'req_1' });

test.each([
  ['a rule of ours speaks in its own words', 'ASK_GONE', /No money has moved/],
  ['no answer says that pressing again is safe', 'NETWORK', /won’t happen twice/],
  [
    'without a connection nothing was sent, and the press is for later',
    'OFFLINE',
    /^You’re offline\. Nothing was sent/,
  ],
  ['anything unknown shows the generic text', 'OTHER', /^Something went wrong, please retry$/],
  ['a developer’s text is not shown', 'VALIDATION', /^Something went wrong, please retry$/],
  ['the rest speaks as the server does', 'GATEWAY_UNAVAILABLE', /^From the server\.$/],
] as const)('%s', (_, reason, text) => {
  proves('Failed requests elsewhere are only logged', { failureOf });
  expect(failureOf(error(reason)).text).toMatch(text);
});

test('a parcel number that another parcel has is not called misspelt', () => {
  const taken = { ...error('TRACKING_NUMBER_INVALID'), details: { problem: 'used_before' } };
  expect(failureOf(taken).text).toMatch(/^Another parcel already has this number/);
  expect(failureOf(error('TRACKING_NUMBER_INVALID')).text).toMatch(/isn’t right/);
});

test.each([
  ['NETWORK', 'offline'],
  ['OFFLINE', 'offline'],
  ['ORDER_NOT_FOUND', 'missing'],
  ['ACCOUNT_SUSPENDED', 'closed'],
  ['UNAVAILABLE', 'failed'],
] as const)('what could not be read: %s is %s', (reason, kind) => {
  proves('no visible message is shown.', { loadFailureOf });
  expect(loadFailureOf(error(reason)).kind).toBe(kind);
});

test.each([
  ['OTHER', 'req_1'],
  ['ACCOUNT_SUSPENDED', null],
  ['ASK_GONE', null],
] as const)('ux 45: the number of the request stands only beside what nobody can explain: %s', (reason, requestId) => {
  expect(failureOf(error(reason)).requestId).toBe(requestId);
});

test('ux 19: a suspended person is told where the reason stands, without a number for support', () => {
  const { text, requestId } = failureOf(error('ACCOUNT_SUSPENDED', 'Account suspended, please contact support'));
  expect(text).toMatch(/Your account page says why, and what to do\.$/);
  expect(requestId).toBeNull();
});
