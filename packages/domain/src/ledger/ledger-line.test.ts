import { expect, test } from 'vitest';
import { pesos } from '../money/centavos.ts';
import { ledgerEn } from '../texts/ledger.en.ts';
import { postingCodes, ruleOfPosting } from '../trade/facts/posting-codes.ts';
import { whatOfLine } from './ledger-line.ts';
import { ledgerPlaces } from './ledger-place.ts';

test.each([
  ['what is paid out of the balance says its rule', 'P1', 'wallet', -500, 'posting.P1'],
  ['what is paid by a method says its rule', 'P4', 'method', -9000, 'posting.P4'],
  ['what goes back to a method says its rule', 'P5', 'method', 9000, 'posting.P5'],
  ['what comes onto a deposit is held', 'P1', 'deposit', 500, 'ledger.held'],
  ['what goes off a deposit is no longer held', 'P2', 'deposit', -500, 'ledger.released'],
  ['a deposit that the bank took back is no longer held', 'P1-reversed', 'deposit', -500, 'ledger.released'],
  ['a fine says its rule', 'P3', 'deposit', -200, 'posting.P3'],
  ['a debt after a reversal is owed', 'P13', 'debt', -9000, 'ledger.owed'],
  ['a debt for an item that arrived after its refund says its rule', 'P11-owed', 'debt', -9000, 'posting.P11-owed'],
  ['what income settles is taken for it', 'P7', 'debt', 300, 'ledger.settled'],
  ['what a returned deposit settles is taken for it', 'P2', 'debt', 300, 'ledger.settled'],
  ['a payment that the bank took back says its rule', 'P13', 'method', 9000, 'posting.P13'],
  ['a refund that the bank went before is stopped', 'P13', 'method', -9000, 'ledger.stopped'],
  ['so is one of a deposit', 'P1-reversed', 'method', -500, 'ledger.stopped'],
  ['a refund that failed for good left its method', 'refund-to-wallet', 'method', -9000, 'ledger.not-sent'],
  ['and came into the balance', 'refund-to-wallet', 'wallet', 9000, 'posting.refund-to-wallet'],
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
