import type { LedgerEntry } from '@suki/db/queries/ledger-entries';
import { walletStatusOfPayout } from '@suki/domain/config/money-statuses';
import { whatOfLine } from '@suki/domain/ledger/ledger-line';
import type { Centavos } from '@suki/domain/money/centavos';
import { inPesos } from '@suki/domain/money/in-pesos';
import { channelTitle } from '@suki/domain/payments/channel-title';
import type { Locale } from '@suki/domain/texts/locale';
import { message } from '@suki/domain/texts/message';
import { manilaDate, manilaTimeOfDay } from '@suki/domain/time/manila';
import { ruleOfPosting } from '@suki/domain/trade/facts/posting-codes';
import { csvText } from '../../http/csv-text.ts';

/** The first six columns stay in their places, for readers that find a column by its number; new columns follow. */
const columns: readonly (readonly [title: string, cell: (entry: LedgerEntry, locale: Locale) => string])[] = [
  ['date', ({ createdAt }) => momentOf(createdAt)],
  ['code', ({ code }) => code],
  ['rule', ({ code }, locale) => message(locale, ruleOfPosting(code))],
  ['amount', ({ amount }) => pesosOf(amount)],
  ['reference', ({ orderId, askId, bidId, payoutId }) => orderId ?? askId ?? bidId ?? payoutId ?? ''],
  ['balance after', ({ through, balanceAfter }) => (through === 'wallet' ? pesosOf(balanceAfter) : '')],
  ['what', (entry, locale) => message(locale, whatOfLine(entry))],
  ['place', ({ through }) => through],
  ['through', ({ through, channel }, locale) => channelOr(channel, message(locale, `ledgerPlace.${through}`))],
  ['status', ({ status }) => (status === null ? '' : walletStatusOfPayout[status])],
  ['available from', ({ availableAt }) => (availableAt === null ? '' : momentOf(availableAt))],
  ['sale price', ({ sale }) => pesosOf(sale?.price)],
  ['discount', ({ sale }) => pesosOf(sale?.discount)],
  ['tech service fee', ({ sale }) => pesosOf(sale?.techServiceFee)],
  ['payment fee', ({ sale }) => pesosOf(sale?.paymentFee)],
  ['operational fee', ({ sale }) => pesosOf(sale?.operationalFee)],
  ['tax withheld', ({ sale }) => pesosOf(sale?.tax)],
  ['fine to the harmed side', ({ split }) => pesosOf(split?.harmed)],
  ['fine to Suki', ({ split }) => pesosOf(split?.platform)],
  ['fine for the way back', ({ split }) => pesosOf(split?.returnCost)],
];

type Entries = readonly LedgerEntry[];

/** A ledger as pieces of a file for a spreadsheet: times of Asia/Manila, pesos with two decimals. */
export async function* ledgerFile(
  first: IteratorResult<Entries, void>,
  rest: AsyncIterable<Entries>,
  locale: Locale,
): AsyncGenerator<string, void> {
  yield csvText([columns.map(([title]) => title)]);
  if (first.done !== true) yield linesOf(first.value, locale);
  for await (const entries of rest) yield linesOf(entries, locale);
}

const linesOf = (entries: Entries, locale: Locale): string =>
  csvText(entries.map((entry) => columns.map(([, cell]) => cell(entry, locale))));

function channelOr(channel: string | null, place: string): string {
  return channel === null ? place : channelTitle(channel);
}

function momentOf(at: Date): string {
  const { hour, minute } = manilaTimeOfDay(at);
  return `${manilaDate(at)} ${twoDigits(hour)}:${twoDigits(minute)}`;
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');
const pesosOf = (amount: Centavos | undefined): string => (amount === undefined ? '' : inPesos(amount).toFixed(2));
