import { expect, test } from 'vitest';
import { pesos } from '../money/centavos.ts';
import { ledgerEn } from '../texts/ledger.en.ts';
import { postingCodes, ruleOfPosting } from '../trade/facts/posting-codes.ts';
import { whatOfLine } from './ledger-line.ts';
import { ledgerPlaces } from './ledger-place.ts';

test.each([
  ['what is paid out of the balance says its rule', 'deposit_held', 'wallet', -500, 'posting.deposit_held'],
  ['what is paid by a method says its rule', 'escrow_filled', 'method', -9000, 'posting.escrow_filled'],
  ['what goes back to a method says its rule', 'order_refunded', 'method', 9000, 'posting.order_refunded'],
  ['what comes onto a deposit is held', 'deposit_held', 'deposit', 500, 'ledger.held'],
  ['what goes off a deposit is no longer held', 'deposit_returned', 'deposit', -500, 'ledger.released'],
  ['a deposit that the bank took back is no longer held', 'deposit_reversed', 'deposit', -500, 'ledger.released'],
  ['a fine says its rule', 'deposit_deducted', 'deposit', -200, 'posting.deposit_deducted'],
  ['a debt after a reversal is owed', 'payment_reversed', 'debt', -9000, 'ledger.owed'],
  [
    'a debt for an item that arrived after its refund says its rule',
    'refund_owed',
    'debt',
    -9000,
    'posting.refund_owed',
  ],
  ['what income settles is taken for it', 'seller_paid', 'debt', 300, 'ledger.settled'],
  ['what a returned deposit settles is taken for it', 'deposit_returned', 'debt', 300, 'ledger.settled'],
  ['a payment that the bank took back says its rule', 'payment_reversed', 'method', 9000, 'posting.payment_reversed'],
  ['a refund that the bank went before is stopped', 'payment_reversed', 'method', -9000, 'ledger.stopped'],
  ['so is one of a deposit', 'deposit_reversed', 'method', -500, 'ledger.stopped'],
  ['a refund that failed for good left its method', 'refund_credited', 'method', -9000, 'ledger.not-sent'],
  ['and came into the balance', 'refund_credited', 'wallet', 9000, 'posting.refund_credited'],
] as const)('%s', (_, code, through, amount, what) => {
  expect(whatOfLine({ code, through, amount: pesos(amount) })).toBe(what);
});

test('every line of every rule at every place has words', () => {
  for (const code of postingCodes) {
    for (const through of ledgerPlaces) {
      for (const amount of [pesos(1), pesos(-1)]) {
        const known: readonly string[] = [ruleOfPosting(code), ...Object.keys(ledgerEn)];
        expect(known).toContain(whatOfLine({ code, through, amount }));
      }
    }
  }
});
