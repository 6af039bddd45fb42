import { expect, test } from 'vitest';
import { missingForBid } from './bid-readiness.view-model.ts';

const ready = { hasPrice: true, hasAddress: true, isPhoneVerified: true, hasChannel: true };

test.each([
  ['nothing', {}, undefined],
  ['the price', { hasPrice: false, hasAddress: false }, 'Set a valid price first.'],
  ['an address', { hasAddress: false, isPhoneVerified: false }, 'Add an address first.'],
  ['the phone', { isPhoneVerified: false, hasChannel: false }, 'Verify your phone number first.'],
  ['a wallet that takes the deposit', { hasChannel: false }, 'Choose how to pay first.'],
])('the first missing entry of a bid: %s', (_, state, expected) => {
  expect(missingForBid({ ...ready, ...state })).toBe(expected);
});
