import { pesos } from '@suki/domain/money/centavos';
import { describe, expect, test } from 'vitest';
import { canBeDefault, linkNews, linkOptions, methodFacts, methodName } from './methods.view-model.ts';

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
  expect(linkOptions[0]).toMatchObject({ detail: 'E-wallet. Up to ₱100,000 at once', target: { type: 'EWALLET' } });
  expect(linkOptions[3]).toMatchObject({
    detail: 'Bank account. Up to ₱500,000 at once',
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
  [{ expiryMonth: '12', expiryYear: '30', limit: pesos(700_000) }, 'Up to ₱700,000 at once, until 12/30'],
  [{ expiryMonth: null, expiryYear: null, limit: pesos(100_000) }, 'Up to ₱100,000 at once'],
  [{ expiryMonth: null, expiryYear: null, limit: null }, ''],
])('of %j it says "%s"', (method, facts) => {
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
  const older = { status: 'ACTIVE', createdAt: '2026-11-20T00:00:00Z' } as const;
  const newest = (status: 'ACTIVE' | 'DOWNTIME' | 'REQUIRES_ACTION' | 'PENDING' | 'FAILED') =>
    [older, { status, createdAt: '2026-11-21T00:00:00Z' }] as const;

  test.each([
    ['not known yet: wait', 'succeeded', newest('REQUIRES_ACTION'), /waiting for word/, true],
    ['not even known to the gateway: wait', 'succeeded', newest('PENDING'), /waiting for word/, true],
    ['linked', 'succeeded', newest('ACTIVE'), /Linked/, false],
    ['linked while the bank rests', 'succeeded', newest('DOWNTIME'), /Linked/, false],
    ['refused', 'failed', newest('FAILED'), /not linked/, false],
    ['left', 'cancelled', newest('REQUIRES_ACTION'), /You left/, false],
  ] as const)('%s', (_what, cameBack, methods, text, isWaiting) => {
    const news = linkNews(cameBack, methods);
    expect(news?.text).toMatch(text);
    expect(news?.isWaiting).toBe(isWaiting);
  });

  test.each([
    ['nobody comes back', null, newest('ACTIVE')],
    ['an unknown word', 'paid', newest('ACTIVE')],
    ['a success of which the list knows otherwise', 'succeeded', newest('FAILED')],
    ['a success without any method', 'succeeded', []],
  ] as const)('nothing to say: %s', (_what, cameBack, methods) => {
    expect(linkNews(cameBack, methods)).toBeNull();
  });
});
