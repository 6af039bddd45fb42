import { expect, test } from 'vitest';
import { suspensionCausesOf } from './suspension.ts';

const none = {
  isSellingSuspended: false,
  isBuyingSuspended: false,
  isAccountSuspended: false,
  isForFraud: false,
  isForCounterfeit: false,
  isForReversedPayment: false,
};

test.each([
  ['nothing', {}, []],
  ['a counterfeit', { isSellingSuspended: true, isForCounterfeit: true }, ['counterfeit']],
  ['a payment taken back', { isBuyingSuspended: true, isForReversedPayment: true }, ['payment_taken_back']],
  ['the staff alone', { isSellingSuspended: true }, ['review']],
  [
    'the staff beside a rule',
    { isSellingSuspended: true, isForCounterfeit: true, isForFraud: true },
    ['counterfeit', 'review'],
  ],
  [
    'a rule for one part, the staff for the other',
    { isSellingSuspended: true, isForCounterfeit: true, isBuyingSuspended: true },
    ['counterfeit', 'review'],
  ],
  ['the whole account', { isAccountSuspended: true }, ['review']],
] as const)('ux 19: a person suspended by %s is told so', (_, change, causes) => {
  expect(suspensionCausesOf({ ...none, ...change })).toEqual(causes);
});
