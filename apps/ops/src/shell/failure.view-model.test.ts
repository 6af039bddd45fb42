import { errors } from '@suki/contract/errors.table';
import { describe, expect, test } from 'vitest';
import { loadFailureOf, refusalText } from './failure.view-model.ts';

const notNow = {
  reason: 'NOT_ALLOWED_NOW',
  message: 'This is not possible in the present status.',
  requestId: 'r',
} as const;
const number = { reason: 'TRACKING_NUMBER_INVALID', message: 'This tracking number …', requestId: 'r' } as const;

describe('a refused command says what to do', () => {
  test.each([
    [{ reason: 'NETWORK', message: 'Network Error', requestId: null }, /before you repeat it/],
    [{ reason: 'OFFLINE', message: 'Network Error', requestId: null }, /^This station is offline\. Nothing was sent/],
    [{ reason: 'INTERNAL', message: 'boom at line 5', requestId: 'req-7' }, /^That didn’t work.*req-7\.$/],
    [
      { reason: 'PARCEL_UNKNOWN', message: 'Put it on the unknown shelf.', requestId: 'req-8' },
      /^Put it on the unknown shelf\.$/,
    ],
    [
      { reason: 'OWN_TRADE', message: errors.OWN_TRADE.text, requestId: 'req-9' },
      /^You take part in this trade yourself.*a colleague has to do this\. Nothing was changed\.$/,
    ],
    [
      { ...notNow, details: { status: 'under_inspection' } },
      /^Nothing was done.*“Under inspection” now\. Look at it again\.$/,
    ],
    [{ ...notNow, details: { status: 'to_receive', isSeen: true } }, /^The courier has already scanned the parcel/],
    [
      {
        reason: 'CHECKLIST_INCOMPLETE',
        message: errors.CHECKLIST_INCOMPLETE.text,
        requestId: 'req-9',
        details: {
          missingAngles: [
            { id: 'sole', label: 'Soles' },
            { id: 'box', label: 'Label on the box' },
          ],
        },
      },
      /^Photos missing: Soles, Label on the box\./,
    ],
    [{ ...notNow, details: { status: 'SUCCEEDED' } }, /^This is not possible/],
    [{ ...number, details: { problem: 'used_before' } }, /^Another parcel already has this number/],
    [{ ...number, details: { problem: 'not_well_formed' } }, /^This tracking number/],
  ] as const)('%o', (error, text) => {
    expect(refusalText(error)).toMatch(text);
  });
});

describe('a failed read offers a retry only where one helps', () => {
  test.each([
    ['NETWORK', true],
    ['OFFLINE', true],
    ['UNAVAILABLE', true],
    ['ORDER_NOT_FOUND', false],
    ['PERSON_NOT_FOUND', false],
    ['NOT_ALLOWED', false],
  ] as const)('%s: %s', (reason, canRetry) => {
    expect(loadFailureOf({ reason, message: 'text', requestId: null }).canRetry).toBe(canRetry);
  });
});

test('whoever opens a person that is not there is led to the search for people', () => {
  expect(loadFailureOf({ reason: 'PERSON_NOT_FOUND', message: 'text', requestId: null }).way?.href).toBe('/people');
});
