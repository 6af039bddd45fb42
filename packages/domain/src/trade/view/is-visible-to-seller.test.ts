import { expect, test } from 'vitest';
import { isVisibleToSeller } from './is-visible-to-seller.ts';

test.each([
  { origin: 'bid', isPaid: false, isSeen: true },
  { origin: 'bid', isPaid: true, isSeen: true },
  { origin: 'buy_now', isPaid: false, isSeen: false },
  { origin: 'buy_now', isPaid: true, isSeen: true },
] as const)('a seller sees an order of origin $origin, paid $isPaid: $isSeen', ({ origin, isPaid, isSeen }) => {
  expect(isVisibleToSeller({ origin, isPaid })).toBe(isSeen);
});
