import { expect, test } from 'vitest';
import { bankName, banksMatching, cardOf, OTHER, usualBanks } from './banks.view-model.ts';

test('ux 32: the banks that people use come first, every other one by a search', () => {
  expect(usualBanks.map(({ title }) => title)).toEqual([
    'GCash',
    'Maya',
    'BPI',
    'BDO',
    'Metrobank',
    'UnionBank',
    'LandBank',
    'Another bank or e-wallet',
  ]);
});

test.each([
  ['bpi', ['PH_BPI', 'PH_BPIDB']],
  ['psbank', ['PH_PSB']],
  ['china', ['PH_CBS', 'PH_CBC']],
  ['rcbc', ['PH_RCBC']],
  ['paymaya', ['PH_PAYMAYA']],
  ['security bank', ['PH_SEC']],
  ['nowhere', []],
])('ux 32: the search for "%s"', (text, codes) => {
  expect(banksMatching(text).map(({ id }) => id)).toEqual(codes);
});

test('an empty search has all of them', () => {
  expect(banksMatching('  ').length).toBeGreaterThan(50);
});

test.each([
  ['', ''],
  ['PH_GCASH', 'PH_GCASH'],
  ['PH_RCBC', OTHER],
])('the account of %s is on its card', (code, card) => {
  expect(cardOf(code)).toBe(card);
});

test('a channel that is chosen has its name in the field', () => {
  expect(bankName('PH_RCBC')).toBe('RCBC');
  expect(bankName('PH_NOWHERE')).toBe('');
});
