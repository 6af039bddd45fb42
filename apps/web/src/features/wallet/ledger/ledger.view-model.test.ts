import { toId } from '@suki/domain/ids/id';
import { pesos } from '@suki/domain/money/centavos';
import { postingCodes, ruleOfPosting } from '@suki/domain/trade/posting-codes';
import type { LedgerEntry } from '@suki/sdk/types';
import { describe, expect, test } from 'vitest';
import { ledgerLine } from './ledger.view-model.ts';

const entry: LedgerEntry = {
  id: 'led_1',
  code: 'P7',
  rule: 'posting.P7',
  amount: pesos(7834),
  balanceAfter: pesos(9000),
  orderId: null,
  askId: null,
  bidId: null,
  payoutId: null,
  createdAt: '2026-11-21T05:00:00.000Z',
};

test('a line says when, why, how much, and what is left', () => {
  expect(ledgerLine(entry)).toMatchObject({
    at: 'Sat 21 Nov, 1:00 PM',
    why: 'Income of your sale, less the fees',
    amount: '+₱7,834',
    tone: 'positive',
    balance: '₱9,000',
    link: null,
  });
  expect(ledgerLine({ ...entry, amount: pesos(-500) })).toMatchObject({ amount: '−₱500', tone: 'ink' });
});

test.each(postingCodes)('posting %s has its rule in words', (code) => {
  expect(ledgerLine({ ...entry, code, rule: ruleOfPosting(code) }).why).toMatch(/\w/);
});

describe('a line leads to', () => {
  test.each([
    [
      'the order',
      { orderId: toId('ord', 'ord_0000000001'), askId: toId('ask', 'ask_0000000001') },
      '/order/ord_0000000001',
    ],
    ['the ask', { askId: toId('ask', 'ask_0000000001') }, '/ask/ask_0000000001'],
    ['the bid', { bidId: toId('bid', 'bid_0000000001') }, '/bid/bid_0000000001'],
    ['the payout in the wallet', { payoutId: toId('pyo', 'pyo_0000000001') }, '/wallet#pyo_0000000001'],
  ])('%s', (_, of, href) => {
    const { link } = ledgerLine({ ...entry, ...of });
    expect(link?.href).toBe(href);
    expect(link?.name).toContain('Sat 21 Nov, 1:00 PM');
  });
});
