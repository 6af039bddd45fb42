import { pesos } from '@suki/domain/money/centavos';
import { describe, expect, test } from 'vitest';
import { cancellationAnswer, cancellationOf, cancellationOptions } from './cancellation.view-model.ts';

describe('of a deposit of ₱800', () => {
  test.each([
    ['seller', 'before', '₱0', ['Comes back to you ₱800']],
    ['seller', 'seller_rejected', '₱400', ['To Suki ₱400', 'Comes back to you ₱400']],
    ['seller', 'seller_confirm_timeout', '₱800', ['To Suki ₱800', 'Comes back to you ₱0']],
    ['seller', 'seller_ship_timeout', '₱800', ['To the buyer ₱560', 'To Suki ₱240', 'Comes back to you ₱0']],
    [
      'seller',
      'wrong_item',
      '₱800',
      ['Return shipping to you ₱220', 'To the buyer ₱406', 'To Suki ₱174', 'Comes back to you ₱0'],
    ],
    ['seller', 'defect_refused', '₱220', ['Return shipping to you ₱220', 'Comes back to you ₱580']],
    ['bidder', 'bid_default', '₱800', ['To the seller ₱560', 'To Suki ₱240', 'Comes back to you ₱0']],
    ['bidder', 'before', '₱0', ['Comes back to you ₱800']],
  ] as const)('a %s, %s: %s is kept', (payer, end, kept, lines) => {
    const answer = cancellationAnswer(pesos(8_000), { payer, end, from: 'NCR' });
    expect(answer.kept).toBe(kept);
    expect(answer.lines.map(({ label, amount }) => `${label} ${amount}`)).toEqual([...lines, 'Your deposit ₱800']);
  });
});

test('the harmed side’s part is of the rest where the way back is paid first', () => {
  const noteAt = (end: 'wrong_item' | 'counterfeit') =>
    cancellationAnswer(pesos(8_000), { payer: 'seller', end, from: null }).lines.find(({ id }) => id === 'harmed')
      ?.note;
  expect(noteAt('counterfeit')).toBe('70% of what is kept, for being let down');
  expect(noteAt('wrong_item')).toBe('70% of the rest, for being let down');
});

test('the note names the consequence: free, or shared out after three days', () => {
  const noteOf = (payer: 'seller' | 'bidder', end: 'before' | 'no_scan' | 'bid_default') =>
    cancellationAnswer(pesos(500), { payer, end, from: null }).note;
  expect(noteOf('seller', 'before')).toBe('Nothing is kept. You get the whole deposit back.');
  expect(noteOf('seller', 'no_scan')).toBe('The buyer gets the whole payment back. We share it out after 3 days.');
  expect(noteOf('bidder', 'bid_default')).toBe('We share it out after 3 days.');
});

test('without a price all amounts are dashes', () => {
  const { kept, lines } = cancellationAnswer(null, { payer: 'seller', end: 'no_scan', from: null });
  expect([kept, ...lines.map(({ amount }) => amount)]).toEqual(Array(5).fill('–'));
});

test.each(['seller', 'bidder'] as const)('every reason of a %s has a name', (payer) => {
  for (const { value, label } of cancellationOptions(payer)) {
    expect(label).not.toBe(value);
  }
});

test.each([
  ['no_scan', 'seller', 'no_scan'],
  ['before', 'bidder', 'before'],
  ['no_scan', 'bidder', 'bid_default'],
  ['lost_inbound', 'seller', 'seller_ship_timeout'],
  [null, 'seller', 'seller_ship_timeout'],
] as const)('the text %s of a %s is %s', (text, payer, end) => {
  expect(cancellationOf(text, payer)).toBe(end);
});
