import { expect, test } from 'vitest';
import { missingForPost } from './sell-readiness.view-model.ts';

const ready = { hasPrice: true, hasFees: true, hasAddress: true, isPhoneVerified: true, payment: undefined };

test.each([
  ['nothing is missing', {}, undefined],
  ['no price', { hasPrice: false, hasAddress: false }, 'Set a valid price first.'],
  ['fees not read yet', { hasFees: false }, 'Loading the fees.'],
  ['no address', { hasAddress: false, isPhoneVerified: false }, 'Add a return address first.'],
  ['no phone', { isPhoneVerified: false }, 'Verify your phone number first.'],
  ['no card linked yet', { payment: 'Link your card or bank first.' }, 'Link your card or bank first.'],
])('%s', (_, change, expected) => {
  expect(missingForPost({ ...ready, ...change })).toBe(expected);
});
