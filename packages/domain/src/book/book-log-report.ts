import { isId } from '../ids/id.ts';
import { centavos } from '../money/centavos.ts';
import { formatMoney } from '../money/format-money.ts';
import { lanes } from '../trade/statuses.ts';
import { type BookLine, bookChangeKinds } from './book-line.ts';
import { type BookFault, type BookTrade, verifyBook } from './verify-book.ts';

/** What `verify-book` prints. `isSound`: every line is the one that was written, and every trade the right one. */
export type BookLogReport = { readonly isSound: boolean; readonly text: string };

const faultTexts: Readonly<Record<BookFault, string>> = {
  GAP: 'a line before it is missing, doubled or of another book',
  HASH: 'it is not the line that was written, or not after the line before it',
  ENTRY: 'it speaks of an ask or bid that does not stand in the book, or puts one in twice',
  NOT_FIRST: 'somebody else was first in the queue',
  PRICE: 'ask and bid do not meet at this price',
};

/**
 * Replays a downloaded log: the answer of `getSkuBookLog`, or several of them, one after the other or in a list (lifecycle, section 2, rule
 * 11). `sha256`: of a UTF-8 text, in hexadecimal. Never throws: what is no log is reported as such.
 */
export function bookLogReport(text: string, sha256: (text: string) => string): BookLogReport {
  const lines = linesIn(text);
  if (lines === undefined) {
    return { isSound: false, text: 'Expected the answer of GET /item/{itemId}/sku/book-log as JSON.\n' };
  }
  const verdict = verifyBook(lines, sha256);
  if (!verdict.ok) {
    const { version, fault } = verdict;
    return { isSound: false, text: `Line ${version}: ${fault}, ${faultTexts[fault]}.\n` };
  }
  const { trades } = verdict;
  const end = `${lines.length} lines, ${trades.length} trades: as it should be\n`;
  return { isSound: true, text: [...trades.map(tradeText), end].join('') };
}

function tradeText({ version, at, askId, bidId, lane, price }: BookTrade): string {
  return `${[version, at.toISOString(), lane, formatMoney(price), askId, bidId ?? '-'].join('  ')}\n`;
}

/** The lines of all pages; undefined where anything is not as the contract has it. */
function linesIn(text: string): readonly BookLine[] | undefined {
  const lines = documentsIn(text)?.flatMap(pagesIn).map(toLine);
  return lines?.every((line) => line !== undefined) ? lines : undefined;
}

function documentsIn(text: string): readonly unknown[] | undefined {
  const whole = parsed(text);
  const parts =
    whole === undefined
      ? text
          .split('\n')
          .filter((part) => part.trim() !== '')
          .map(parsed)
      : [whole];
  return parts.length === 0 || parts.includes(undefined) ? undefined : parts;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A page, a list of pages, or a list of lines: the lines. */
function pagesIn(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) {
    return value.flatMap(pagesIn);
  }
  return isRecord(value) && Array.isArray(value.lines) ? value.lines : [value];
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
