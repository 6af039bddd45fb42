import { sellerFees } from '@suki/domain/config/fees';
import { pesos } from '@suki/domain/money/centavos';
import { expect, test } from 'vitest';
import { askEdit } from './edit-ask.view-model.ts';

const ask = {
  price: pesos(5_000),
  income: pesos(4_550),
  tax: pesos(0),
  lane: 'standard',
  deposit: { amount: pesos(500), status: 'under_hold', deductedAmount: pesos(0), needToRepay: false },
} as const;
const edit = (digits: string, changes: Partial<Parameters<typeof askEdit>[0]> = {}) =>
  askEdit({ digits, days: 14, ask, feeRules: sellerFees, highestBid: pesos(4_000), ...changes });
const textOf = (digits: string): string => edit(digits).sentences.join(' ');

test('a lower price keeps its deposit and shows what the seller receives instead', () => {
  const { lines, button } = edit('4500');
  expect(lines.map(({ id }) => id)).toEqual(['income', 'deposit']);
  expect(lines[0]?.was?.amount).toBe('₱4,550');
  expect(lines[1]).toMatchObject({ amount: '₱500' });
  expect(lines[1]?.was).toBeUndefined();
  expect(button).toBe('Lower to ₱4,500');
});

test('from whom tax is withheld, sees what is left after it, with the old price and the new one', () => {
  const { lines } = edit('4500', { ask: { ...ask, tax: pesos(25) } });
  const [was, now] = [lines[0]?.was?.amount, lines[0]?.amount];
  expect([was, now]).toEqual(['₱4,525', '₱4,057.50']);
});

test('a higher price that needs more deposit says how much, and that the old price stands until then', () => {
  expect(edit('6000').lines[1]).toMatchObject({ amount: '₱600', was: { amount: '₱500' } });
  expect(textOf('6000')).toContain('pay ₱100 more. Until then your ask stays at ₱5,000.');
});

test('a price that meets the highest bid sells at once, at the bid', () => {
  expect(textOf('3900')).toContain('sell right away, to the highest bid of ₱4,000');
  expect(edit('3900').button).toBe('Change and sell');
  expect(edit('3900').lines).toEqual(edit('4000').lines);
});

test.each([
  ['the flash lane', { ask: { ...ask, lane: 'flash' as const } }],
  ['a book without bids', { highestBid: null }],
])('no price sells at once in %s', (_, changes) => {
  expect(edit('3900', changes).button).toBe('Lower to ₱3,900');
});

test('an unchanged price keeps its place and only restarts its days', () => {
  expect(edit('5000')).toMatchObject({
    sentences: ['You keep your place in line. The 14 days start now.'],
    button: 'Keep it for 14 days from now',
  });
});

test.each(['', '499', '5025', '700000'])('%j cannot stand in the book', (digits) => {
  expect(edit(digits)).toMatchObject({ price: null, lines: [], missing: 'Set a valid price first.' });
});

test('without the fees nothing is said about the income', () => {
  expect(edit('4500', { feeRules: null }).lines.map(({ id }) => id)).toEqual(['deposit']);
});
