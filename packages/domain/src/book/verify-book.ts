import type { AskId, BidId } from '../ids/id.ts';
import type { Centavos } from '../money/centavos.ts';
import type { Lane } from '../trade/facts/statuses.ts';
import { type BookLine, bookLineText } from './book-line.ts';
import { type Entry, isAhead, queueOf } from './queue.ts';

/** A trade of the replay. `bidId` null: bought at the lowest ask. */
export type BookTrade = {
  readonly version: number;
  readonly askId: AskId;
  readonly bidId: BidId | null;
  readonly lane: Lane;
  readonly price: Centavos;
  readonly at: Date;
};

/** The faults of a line. */
export type BookFault =
  /** A line is missing, doubled or of another book. */
  | 'GAP'
  /** The line was changed, or follows another line than it was written after. */
  | 'HASH'
  /** The line names an entry that is not in the book, or enters one twice. */
  | 'ENTRY'
  /** Another entry was first in the queue. */
  | 'NOT_FIRST'
  /** Ask and bid do not meet, or not at the price of the older one. */
  | 'PRICE';

export type BookVerdict =
  | { readonly ok: true; readonly trades: readonly BookTrade[]; readonly asks: number; readonly bids: number }
  | { readonly ok: false; readonly version: number; readonly fault: BookFault };

type Book = { readonly asks: Map<string, Entry>; readonly bids: Map<string, Entry> };

/** A seller who accepts a bid may serve it with any own live ask, whatever stands before it (E22a). */
const chosenBySeller = 'E22a';
/** An accepted bid that waits for the seller's deposit (E22b, E23); it has to be the first too. */
const onHold = 'seller_to_pay_deposit';

/**
 * Replays the log of one book from its first line. Checks the chain of hashes, and that each trade is the one that the
 * rules of matching give (price, then time, then id; without linked people, whom the log counts but does not name).
 * `sha256` hashes a UTF-8 text to hexadecimal. Pure, so that anybody can run it on a downloaded log
 * (docs/lifecycle.md#book-log; ADR 0041).
 */
export function verifyBook(lines: readonly BookLine[], sha256: (text: string) => string): BookVerdict {
  const book: Book = { asks: new Map(), bids: new Map() };
  const trades: BookTrade[] = [];
  let previous: BookLine | undefined;
  for (const line of lines) {
    const fault = chainFault(line, previous, sha256) ?? replay(book, line);
    if (fault !== null) {
      return { ok: false, version: line.version, fault };
    }
    if (line.kind === 'trade' && line.askId !== null) {
      const { version, askId, bidId, lane, price, at } = line;
      trades.push({ version, askId, bidId, lane, price, at });
    }
    previous = line;
  }
  return { ok: true, trades, asks: book.asks.size, bids: book.bids.size };
}

function chainFault(
  line: BookLine,
  previous: BookLine | undefined,
  sha256: (text: string) => string,
): BookFault | null {
  if (line.version !== (previous?.version ?? 0) + 1 || line.skuId !== (previous?.skuId ?? line.skuId)) {
    return 'GAP';
  }
  return sha256(bookLineText(previous?.hash ?? '', line)) === line.hash ? null : 'HASH';
}

function replay(book: Book, line: BookLine): BookFault | null {
  switch (line.kind) {
    case 'enter':
    case 'change':
      return put(book, line);
    case 'leave':
      return leave(book, line);
    case 'trade':
      return trade(book, line);
    default:
      return line.kind satisfies never;
  }
}

function put({ asks, bids }: Book, { kind, askId, bidId, lane, price, liveAt }: BookLine): BookFault | null {
  const [side, id] = askId === null ? [bids, bidId] : [asks, askId];
  if (id === null || side.has(id) !== (kind === 'change')) {
    return 'ENTRY';
  }
  side.set(id, { id, lane, price, liveAt });
  return null;
}

function leave(book: Book, line: BookLine): BookFault | null {
  const { askId, bidId, status, skippedBids } = line;
  const [side, id] = askId === null ? [book.bids, bidId] : [book.asks, askId];
  const entry = side.get(id ?? '');
  if (entry === undefined) {
    return 'ENTRY';
  }
  const isPicked = askId === null && status === onHold;
  if (isPicked && !isNth(book.bids, entry, skippedBids, 'bid')) {
    return 'NOT_FIRST';
  }
  side.delete(entry.id);
  return null;
}

function trade(book: Book, line: BookLine): BookFault | null {
  const ask = book.asks.get(line.askId ?? '');
  const bid = line.bidId === null ? null : book.bids.get(line.bidId);
  if (ask === undefined || bid === undefined || ask.lane !== line.lane) {
    return 'ENTRY';
  }
  const isAskFirst = line.event === chosenBySeller || isNth(book.asks, ask, line.skippedAsks, 'ask');
  if (!isAskFirst || (bid !== null && !isNth(book.bids, bid, line.skippedBids, 'bid'))) {
    return 'NOT_FIRST';
  }
  if (!isFairPrice(line, ask, bid)) {
    return 'PRICE';
  }
  book.asks.delete(ask.id);
  if (bid !== null) {
    book.bids.delete(bid.id);
  }
  return null;
}

/** Returns true for the ask's price when bought, the bid's when accepted, the older one's when they crossed. */
function isFairPrice({ event, price }: BookLine, ask: Entry, bid: Entry | null): boolean {
  if (bid === null) {
    return price === ask.price;
  }
  if (event === chosenBySeller) {
    return price === bid.price;
  }
  return ask.price <= bid.price && (price === ask.price || price === bid.price);
}

/** Returns true when exactly `skipped` entries of the queue stand before this one. */
function isNth(side: ReadonlyMap<string, Entry>, entry: Entry, skipped: number, of: 'ask' | 'bid'): boolean {
  const queue = of === 'ask' ? queueOf(side, entry.lane) : [...side.values()];
  return queue.filter((other) => isAhead(other, entry, of)).length === skipped;
}
