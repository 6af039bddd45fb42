import { pesos } from '@suki/domain/money/centavos';
import type { PaymentMethod } from '@suki/sdk/types';
import { describe, expect, test } from 'vitest';
import { canBeDefault, linkNews, linkOptions, methodFacts, methodName, newestMethod } from './methods.view-model.ts';

test('wallets can be linked before banks, each with its limit; GCash cannot', () => {
  expect(linkOptions.map(({ title }) => title)).toEqual([
    'Maya',
    'GrabPay',
    'ShopeePay',
    'BPI',
    'UnionBank',
    'China Bank',
    'RCBC',
  ]);
  expect(linkOptions[0]).toMatchObject({ detail: 'E-wallet. Up to ₱100,000 per payment', target: { type: 'EWALLET' } });
  expect(linkOptions[3]).toMatchObject({
    detail: 'Bank account. Up to ₱500,000 per payment',
    target: { type: 'DIRECT_DEBIT', channelCode: 'BPI' },
  });
});

test.each([
  [{ title: 'BPI', account: 'XXXXXX1234' }, 'BPI XXXXXX1234'],
  [{ title: 'Maya', account: null }, 'Maya'],
])('%j is called %s', (method, name) => {
  expect(methodName(method)).toBe(name);
});

test.each([
  [
    { status: 'ACTIVE', expiryMonth: '12', expiryYear: '30', limit: pesos(700_000) },
    'Up to ₱700,000 per payment, expires 12/30',
  ],
  [{ status: 'ACTIVE', expiryMonth: null, expiryYear: null, limit: pesos(100_000) }, 'Up to ₱100,000 per payment'],
  [{ status: 'ACTIVE', expiryMonth: null, expiryYear: null, limit: null }, ''],
  [{ status: 'EXPIRED', expiryMonth: '12', expiryYear: '25', limit: null }, 'expires 12/25'],
  [{ status: 'FAILED', expiryMonth: '11', expiryYear: '27', limit: pesos(100_000) }, ''],
  [{ status: 'INACTIVE', expiryMonth: '11', expiryYear: '27', limit: pesos(100_000) }, ''],
] as const)('of %j it says "%s"', (method, facts) => {
  expect(methodFacts(method)).toBe(facts);
});

test.each([
  ['ACTIVE', false, true],
  ['DOWNTIME', false, true],
  ['ACTIVE', true, false],
  ['REQUIRES_ACTION', false, false],
  ['EXPIRED', false, false],
] as const)('one that is %s, default: %s, can be made the default: %s', (status, isDefault, expected) => {
  expect(canBeDefault({ status, isDefault })).toBe(expected);
});

describe('back from linking', () => {
  const method = (status: PaymentMethod['status'], url: string | null = null) => ({ status, url });
  const page = 'https://wallet.example/link';

  test.each([
    ['not known yet: wait', 'succeeded', method('REQUIRES_ACTION', page), /Waiting for your wallet/, true],
    ['not even known to the gateway: wait', 'succeeded', method('PENDING'), /Waiting for your wallet/, true],
    ['linked', 'succeeded', method('ACTIVE'), /Linked/, false],
    ['linked while the bank rests', 'succeeded', method('DOWNTIME'), /Linked/, false],
    ['a success of which the list knows otherwise', 'succeeded', method('FAILED'), /wasn’t linked/, false],
    ['refused', 'failed', method('FAILED'), /wasn’t linked/, false],
    ['left, and it can be finished', 'cancelled', method('REQUIRES_ACTION', page), /You left.*Finish it below/, true],
    ['left, and it has no page to finish it on', 'cancelled', method('PENDING'), /You left.*Nothing has changed/, true],
    ['left, and it has failed', 'cancelled', method('FAILED', page), /You left.*Nothing has changed/, false],
  ] as const)('%s', (_what, cameBack, now, text, isWaiting) => {
    const news = linkNews(cameBack, now);
    expect(news?.text).toMatch(text);
    expect(news?.isWaiting).toBe(isWaiting);
  });

  test.each([
    ['nobody comes back', null, method('ACTIVE')],
    ['an unknown word', 'paid', method('ACTIVE')],
    ['the method is gone', 'cancelled', null],
    ['a success without any method', 'succeeded', null],
  ] as const)('nothing to say: %s', (_what, cameBack, now) => {
    expect(linkNews(cameBack, now)).toBeNull();
  });

  test('it is about the newest method, wherever it stands in the list', () => {
    const older = { createdAt: '2026-11-20T00:00:00Z' };
    const newest = { createdAt: '2026-11-21T00:00:00Z' };
    expect([newestMethod([older, newest]), newestMethod([newest, older]), newestMethod([])]).toEqual([
      newest,
      newest,
      null,
    ]);
  });
});
