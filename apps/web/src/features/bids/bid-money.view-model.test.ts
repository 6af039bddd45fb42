import { toId } from '@suki/domain/ids/id';
import { pesos, zero } from '@suki/domain/money/centavos';
import { formatMoney } from '@suki/domain/money/format-money';
import { buyerQuote } from '@suki/domain/quote/buyer-quote';
import { bidStatuses } from '@suki/domain/trade/facts/statuses';
import type { Bid } from '@suki/sdk/types';
import { expect, test } from 'vitest';
import { bidDepositWords, bidMoney } from './bid-money.view-model.ts';

const quote = (price: number) => buyerQuote({ price: pesos(price), lane: 'standard', buyerRegion: 'NCR' });
const deposit = { amount: pesos(800), status: 'under_hold', deductedAmount: zero, needToRepay: false } as const;
const bid = (bidStatus: Bid['bidStatus']) =>
  ({ bidStatus, proposedPrice: pesos(8_000), deposit, buyerAddress: { region: 'NCR' } }) as Pick<
    Bid,
    'bidStatus' | 'proposedPrice' | 'deposit' | 'buyerAddress'
  >;
const { total, lines: parts } = quote(7_500);
const ordered = {
  buyerQuote: { skuId: toId('sku', 'sku_0000000001'), lane: 'standard' as const, total, lines: [...parts] },
  buyerAddress: { region: 'NCR' },
  paymentInfo: null,
  refunds: [],
  reversedAmount: null,
  compensation: null,
  status: 'to_pay' as const,
};
const amountOf = (lines: ReturnType<typeof bidMoney>, id: string) => lines.find((line) => line.id === id)?.amount;

test.each(bidStatuses)('in %s the total is all in, and the deposit stands apart from it', (bidStatus) => {
  const lines = bidMoney(bid(bidStatus), null, 'US M 9 · EU 42.5');
  const paysNothing = bidStatus === 'bid_closed';
  expect(amountOf(lines, 'total')).toBe(paysNothing ? '₱0' : formatMoney(quote(8_000).total));
  expect(lines.at(-1)).toMatchObject({ id: 'deposit', amount: '₱800', kind: 'strong' });
});

test.each([
  ['bid_active', 'Only if a seller accepts'],
  ['seller_to_pay_deposit', 'When the seller has paid their deposit'],
  ['bid_closed', 'It ended without a purchase'],
] as const)('in %s the total says when it is due', (bidStatus, note) => {
  expect(bidMoney(bid(bidStatus), null, 'US M 9 · EU 42.5').find(({ id }) => id === 'total')?.note).toBe(note);
});

test('once there is an order its total counts: the pair may have been had for less than the bid', () => {
  const lines = bidMoney(bid('buyer_to_pay'), ordered, 'US M 9 · EU 42.5');
  expect(amountOf(lines, 'total')).toBe(formatMoney(total));
  expect(lines.at(-1)?.id).toBe('deposit');
});

test('whose accepted bid was not paid has paid nothing, and reads once what became of the deposit', () => {
  const lines = bidMoney(bid('bid_closed'), { ...ordered, status: 'transaction_closed' }, 'US M 9 · EU 42.5');
  expect(lines.map(({ id, label, amount }) => [id, label, amount])).toEqual([
    ['total', 'You paid', '₱0'],
    ['deposit', 'Deposit', '₱800'],
  ]);
});

test.each([
  ['due', 'Not paid yet'],
  ['under_hold', 'We hold it. It isn’t part of the price, and you get it back.'],
  ['returned', 'Returned to you'],
  ['voided', 'No longer due'],
  ['deducted', '₱800 kept, because you didn’t pay for the accepted bid'],
] as const)('a deposit that is %s, in words', (status, expected) => {
  const deductedAmount = status === 'deducted' ? pesos(800) : zero;
  expect(bidDepositWords({ amount: pesos(800), status, deductedAmount, needToRepay: false })).toBe(expected);
});
