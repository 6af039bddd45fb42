import { describe, expect, test } from 'vitest';
import {
  type AccountDraft,
  accountDraftOf,
  accountFields,
  checkAccount,
  emptyAccount,
} from './account-form.view-model.ts';

const whole: AccountDraft = {
  channelCode: 'PH_GCASH',
  accountHolderName: ' Sam  Reyes ',
  accountNumber: '0917 123-4567',
};
const wrong = (draft: AccountDraft) => {
  const check = checkAccount(draft);
  return check.ok ? [] : accountFields.filter((field) => check.errors[field] !== undefined);
};

test('the sent account is cleaned', () => {
  expect(checkAccount(whole)).toEqual({
    ok: true,
    input: { channelCode: 'PH_GCASH', accountHolderName: 'Sam Reyes', accountNumber: '09171234567' },
  });
});

describe('each field says what is wrong with it, and only it', () => {
  test.each([
    ['channelCode', { channelCode: 'PH_NOWHERE' }],
    ['accountHolderName', { accountHolderName: 'S' }],
    ['accountNumber', { accountNumber: '12345' }],
    ['accountNumber', { accountNumber: 'abcdef' }],
  ] as const)('%s', (field, change) => {
    expect(wrong({ ...whole, ...change })).toEqual([field]);
  });

  test('an empty form names all of them in their order', () => {
    expect(wrong(emptyAccount)).toEqual(['channelCode', 'accountHolderName', 'accountNumber']);
  });
});

test('a correction starts with what is known, and its number is typed anew', () => {
  const draft = accountDraftOf({ channelCode: 'PH_BDO', accountHolderName: 'Sam Reyes' });
  expect(draft).toEqual({ channelCode: 'PH_BDO', accountHolderName: 'Sam Reyes', accountNumber: '' });
});
