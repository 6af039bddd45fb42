import type { LedgerEntry } from '@suki/db/queries/ledger-entries';
import type { Locale } from '@suki/domain/messages/locale';
import { message } from '@suki/domain/messages/message';
import type { Centavos } from '@suki/domain/money/centavos';
import { inPesos } from '@suki/domain/money/in-pesos';
import { manilaDate, manilaTimeOfDay } from '@suki/domain/time/manila';
import { ruleOfPosting } from '@suki/domain/trade/posting-codes';
import { csvText } from '../../http/csv-text.ts';

const columns = ['date', 'code', 'rule', 'amount', 'reference', 'balance after'];

/** A ledger as a file for a spreadsheet: times of Asia/Manila, pesos with two decimals. */
export function ledgerFile(entries: readonly LedgerEntry[], locale: Locale): string {
  return csvText([columns, ...entries.map((entry) => rowOf(entry, locale))]);
}

function rowOf(entry: LedgerEntry, locale: Locale): readonly string[] {
  const { code, amount, balanceAfter, orderId, askId, bidId, payoutId, createdAt } = entry;
  const rule = message(locale, ruleOfPosting(code));
  return [
    momentOf(createdAt),
    code,
    rule,
    pesosOf(amount),
    orderId ?? askId ?? bidId ?? payoutId ?? '',
    pesosOf(balanceAfter),
  ];
}

function momentOf(at: Date): string {
  const { hour, minute } = manilaTimeOfDay(at);
  return `${manilaDate(at)} ${twoDigits(hour)}:${twoDigits(minute)}`;
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');
const pesosOf = (amount: Centavos): string => inPesos(amount).toFixed(2);
