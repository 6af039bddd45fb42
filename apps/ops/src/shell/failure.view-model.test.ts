import { errors } from '@suki/contract/errors.table';
import { describe, expect, test } from 'vitest';
import { loadFailureOf, refusalText } from './failure.view-model.ts';

describe('a refused command says what to do', () => {
  test.each([
    [{ reason: 'NETWORK', message: 'Network Error', requestId: null }, /before you repeat it/],
    [{ reason: 'INTERNAL', message: 'boom at line 5', requestId: 'req-7' }, /^This did not work.*req-7\.$/],
    [
      { reason: 'PARCEL_UNKNOWN', message: 'Put it on the unknown shelf.', requestId: 'req-8' },
      /^Put it on the unknown shelf\.$/,
    ],
    [
      { reason: 'OWN_TRADE', message: errors.OWN_TRADE.text, requestId: 'req-9' },
      /^You take part in this trade yourself.*a colleague has to do this\. Nothing was changed\.$/,
    ],
  ] as const)('%o', (error, text) => {
    expect(refusalText(error)).toMatch(text);
  });
});

describe('what could not be read offers a retry only where one helps', () => {
  test.each([
    ['NETWORK', true],
    ['UNAVAILABLE', true],
    ['ORDER_NOT_FOUND', false],
    ['NOT_ALLOWED', false],
  ] as const)('%s: %s', (reason, canRetry) => {
    expect(loadFailureOf({ reason, message: 'text', requestId: null }).canRetry).toBe(canRetry);
  });
});
