import { pesos, zero } from '@suki/domain/money/centavos';
import type { Bid } from '@suki/sdk/types';
import { expect, test } from 'vitest';
import { bidEdit } from './edit-bid.view-model.ts';

const bid = {
  proposedPrice: pesos(8_000),
  deposit: { amount: pesos(800), status: 'under_hold', deductedAmount: zero, needToRepay: false },
  buyerAddress: { region: 'NCR' },
} as Pick<Bid, 'proposedPrice' | 'deposit' | 'buyerAddress'>;
const at = (digits: string, lowestAsk: number | null = 10_000) =>
  bidEdit({ digits, days: 14, bid, lowestAsk: lowestAsk === null ? null : pesos(lowestAsk) });

test.each([
  ['a lower price keeps its deposit', '7500', 'Lower to ₱7,500', [/^If it wins/, /new place/]],
  [
    'a higher price says what its deposit needs more',
    '9000',
    'Raise to ₱9,000',
    [/^If it wins/, /₱100 more/, /new place/],
  ],
  [
    'an unchanged price keeps its place for new days',
    '8000',
    'Keep it for 14 days from now',
    [/^If it wins/, /keep your place/],
  ],
  [
    'at the lowest ask it buys, for the ask',
    '10500',
    'Change and buy',
    [/buy at once, for the lowest ask of ₱10,000/, /^If it wins/, /more/, /new place/],
  ],
] as const)('%s', (_, digits, button, sentences) => {
  const edit = at(digits);
  expect(edit.button).toBe(button);
  expect(edit.missing).toBeUndefined();
  expect(edit.sentences).toHaveLength(sentences.length);
  sentences.forEach((sentence, index) => {
    expect(edit.sentences[index]).toMatch(sentence);
  });
});

test('where it buys, the total is that of the ask and not of the bid', () => {
  expect(at('10500').total).toBe(at('10000').total);
  expect(at('9950').total).not.toBe(at('10000').total);
});

test('without a lowest ask every price is a bid', () => {
  expect(at('10500', null).button).toBe('Raise to ₱10,500');
});

test.each([
  ['', undefined],
  ['8010', 'Use a multiple of ₱50.'],
])('"%s" cannot be sent', (digits, problem) => {
  expect(at(digits)).toMatchObject({ price: null, problem, total: '–', missing: 'Set a valid price first.' });
});
