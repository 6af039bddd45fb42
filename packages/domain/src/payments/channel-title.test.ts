import { expect, test } from 'vitest';
import { channelLimits } from '../config/payment-limits.ts';
import { keysOf } from '../keys-of.ts';
import { channelTitle } from './channel-title.ts';

test.each([
  ['GCASH', 'GCash'],
  ['PAYMAYA', 'Maya'],
  ['BPI_DIRECT_DEBIT', 'BPI'],
  ['UBP_DIRECT_DEBIT', 'UnionBank'],
  ['CARDS', 'Card'],
  ['7ELEVEN', '7ELEVEN'],
  ['toString', 'toString'],
])('people call %s %s', (channel, title) => {
  expect(channelTitle(channel)).toBe(title);
});

test.each(keysOf(channelLimits))('%s has a name of its own, without an underscore', (channel) => {
  expect(channelTitle(channel)).not.toMatch(/_/);
});
