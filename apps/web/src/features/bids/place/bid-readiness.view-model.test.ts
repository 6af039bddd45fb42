import { expect, test } from 'vitest';
import { missingForBid } from './bid-readiness.view-model.ts';

const ready = { hasPrice: true, hasAddress: true, isPhoneVerified: true, payment: undefined };

test.each([
  ['nothing', {}, undefined],
  ['the price', { hasPrice: false, hasAddress: false }, 'Set a valid price first.'],
  ['an address', { hasAddress: false, isPhoneVerified: false }, 'Add an address first.'],
  ['the phone', { isPhoneVerified: false, payment: 'Choose how to pay first.' }, 'Verify your phone number first.'],
  ['a wallet that takes the deposit', { payment: 'Choose how to pay first.' }, 'Choose how to pay first.'],
])('the first missing entry of a bid: %s', (_, state, expected) => {
  expect(missingForBid({ ...ready, ...state })).toBe(expected);
});
