import { pesos } from '@suki/domain/money/centavos';
import { describe, expect, test } from 'vitest';
import { channelCards } from './channels.view-model.ts';

describe('ux 5: a wallet above its limit says so in words, and what to pay with instead', () => {
  test.each([
    ['nothing, because no price is entered yet', 0, false, 'Up to ₱100,000'],
    ['below', 8_570, false, 'Up to ₱100,000'],
    ['exactly at it', 100_000, false, 'Up to ₱100,000'],
    ['a centavo above', 100_000.01, true, 'Takes up to ₱100,000. Pay by card or bank instead.'],
  ])('%s', (_, amount, isExceeded, detail) => {
    expect(channelCards(pesos(amount))[0]).toEqual({ value: 'GCASH', title: 'GCash', detail, isExceeded });
  });
});

test('the wallets stand in one order', () => {
  expect(channelCards(pesos(900)).map(({ title }) => title)).toEqual(['GCash', 'Maya', 'GrabPay', 'ShopeePay']);
});
