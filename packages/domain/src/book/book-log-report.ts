import { isId } from '../ids/id.ts';
import { centavos } from '../money/centavos.ts';
import { formatMoney } from '../money/format-money.ts';
import { lanes } from '../trade/facts/statuses.ts';
import { type BookLine, bookChangeKinds } from './book-line.ts';
import { type BookLogHead, bookLogPages } from './book-log-pages.ts';
import { type BookFault, type BookTrade, verifyBook } from './verify-book.ts';

/** The output of `verify-book`. `isSound`: every line is present and unchanged, and every trade is right. */
export type BookLogReport = { readonly isSound: boolean; readonly text: string };

const faultTexts: Readonly<Record<BookFault, string>> = {
  GAP: 'a line before it is missing, doubled or of another book',
  HASH: 'it is not the line that was written, or not after the line before it',
  ENTRY: 'it speaks of an ask or bid that does not stand in the book, or puts one in twice',
  NOT_FIRST: 'somebody else was first in the queue',
  PRICE: 'ask and bid do not meet at this price',
};

/**
 * Replays a downloaded log: one answer of `getSkuBookLog`, or several, one after the other or in a list
 * (docs/lifecycle.md#book-log). `sha256` hashes a UTF-8 text to hexadecimal. Never throws: a text that is no log is
 * reported as such.
 */
export function bookLogReport(text: string, sha256: (text: string) => string): BookLogReport {
  const pages = bookLogPages(text);
  const lines = pages?.lines.map(toLine);
  if (pages === undefined || !lines?.every((line) => line !== undefined)) {
    return { isSound: false, text: 'Expected the answer of GET /item/{itemId}/sku/book-log as JSON.\n' };
  }
  const verdict = verifyBook(lines, sha256);
  if (!verdict.ok) {
    const { version, fault } = verdict;
    return { isSound: false, text: `Line ${version}: ${fault}, ${faultTexts[fault]}.\n` };
  }
  const { trades } = verdict;
  const lack = whatIsMissing(pages.heads, lines);
  if (lack !== null) return { isSound: false, text: [...trades.map(tradeText), lack].join('') };
  const end = `${lines.length} lines, ${trades.length} trades: as it should be\n`;
  return { isSound: true, text: [...trades.map(tradeText), end].join('') };
}

function tradeText({ version, at, askId, bidId, lane, price }: BookTrade): string {
  return `${[version, at.toISOString(), lane, formatMoney(price), askId, bidId ?? '-'].join('  ')}\n`;
}

/**
 * Compares the heads of the answers with the lines: finds a log of another book, or a log that stops before its newest
 * line. No hash of the remaining lines can show either.
 */
function whatIsMissing(heads: readonly BookLogHead[], lines: readonly BookLine[]): string | null {
  const skuId = lines[0]?.skuId;
  const other = heads.find((head) => head.skuId !== null && skuId !== undefined && head.skuId !== skuId);
  if (other !== undefined)
    return `Expected the lines of ${other.skuId}, as the answer says, but they are of ${skuId}.\n`;
  const last = lines.at(-1)?.version ?? 0;
  const newest = Math.max(0, ...heads.map((head) => head.version ?? 0));
  return last < newest
    ? `Lines 1 to ${last} are as they should be, but the book has ${newest}: download the rest with afterVersion=${last} and append it.\n`
    : null;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function toLine(value: unknown): BookLine | undefined {
  if (!isRecord(value)) {
    return undefined;
  }
  const { skuId, version, kind, event, askId, bidId, status, lane, price, skippedAsks, skippedBids, hash } = value;
  const [liveAt, at] = [new Date(String(value.liveAt)), new Date(String(value.at))];
  const isLine =
    isText(skuId) &&
    isId('sku', skuId) &&
    isOneOf(bookChangeKinds, kind) &&
    isOneOf(lanes, lane) &&
    isText(event) &&
    isText(hash) &&
    (status === null || isText(status)) &&
    (askId === null || (isText(askId) && isId('ask', askId))) &&
    (bidId === null || (isText(bidId) && isId('bid', bidId))) &&
    isCount(version) &&
    isCount(price) &&
    isCount(skippedAsks) &&
    isCount(skippedBids) &&
    !Number.isNaN(liveAt.getTime()) &&
    !Number.isNaN(at.getTime());
  return isLine
    ? {
        skuId,
        version,
        kind,
        event,
        askId,
        bidId,
        status,
        lane,
        price: centavos(price),
        liveAt,
        skippedAsks,
        skippedBids,
        at,
        hash,
      }
    : undefined;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

function isOneOf<Word extends string>(words: readonly Word[], value: unknown): value is Word {
  return words.some((word) => word === value);
}
