import type { BookChangeKind, BookLine } from '@suki/domain/book/book-line';
import type { AskId, BidId, ItemId, SkuId, UserId } from '@suki/domain/ids/id';
import type { Centavos } from '@suki/domain/money/centavos';
import type { AskSnapshot } from '@suki/domain/trade/facts/snapshot';
import type { Lane } from '@suki/domain/trade/facts/statuses';
import { bookLog, books } from '../schema/books.ts';
import { columnsOf, type Db, exactlyOne, first, many, statement } from '../statement.ts';
import { tradeEvent } from '../trade-event.ts';
import type { Tx } from '../tx.ts';
import { arrivalJobSql } from './arrival-notices.ts';
import { type AskSnapshotRow, askSnapshotColumns, toAskSnapshot } from './ask-snapshot.ts';
import { jobAbout, keySql } from './jobs.ts';
import { heldJobSql } from './queue-internals.ts';

export type Book = typeof books.$inferSelect;
export type BookLogLine = typeof bookLog.$inferSelect;

const columns = columnsOf(books, 'b');

const lockStatement = statement<Book, [SkuId]>(
  'books.lock',
  `select ${columns} from books b where b.sku_id = $1::text for no key update`,
);

/**
 * Locks a book, the first lock of every command on a SKU: commands on one SKU are serial from here on, different SKUs
 * run in parallel (ADR 0002). Undefined when there is no such SKU.
 *
 * `no key update`, here and in all other locks, excludes every other writer, but not the foreign key check of a row
 * that merely points at this one (a new ask, a payment attempt), which `for update` would make wait.
 */
export async function lockBook(tx: Tx, skuId: SkuId): Promise<Book | undefined> {
  return await first(tx, lockStatement, [skuId]);
}

const bySkuStatement = statement<Book, [SkuId]>(
  'books.by-sku',
  `select ${columns} from books b where b.sku_id = $1::text`,
);

/** Reads a book without a lock, for refusals that need none (sold out, dearer than `maxTotal`) and for screens. */
export async function bookOfSku(db: Db, skuId: SkuId): Promise<Book | undefined> {
  return await first(db, bySkuStatement, [skuId]);
}

const ofItemStatement = statement<Book, [ItemId]>(
  'books.of-item',
  `select ${columns} from books b join skus s on s.id = b.sku_id where b.item_id = $1::text order by s.position`,
);

/** The books of an item in the order of its sizes. */
export async function booksOfItem(db: Db, itemId: ItemId): Promise<readonly Book[]> {
  return await many(db, ofItemStatement, [itemId]);
}

type QueuedAskRow = AskSnapshotRow & { readonly region: string | null };

/** SQL of the first ask in the queue of book $1 and lane $2, locked. Skips the asks of person $3 unless $3 is null. */
export const lowestListedAskText = `select ${askSnapshotColumns}, a.region from asks a join deposits d on d.ask_id = a.id
where a.sku_id = $1::text and a.lane = $2::text and a.status = 'listed' and ($3::text is null or a.seller_id not in (select * from linked_to($3::text)))
order by a.price, a.live_at, a.id limit 1
for no key update of a`;

const lowestStatement = statement<QueuedAskRow, [SkuId, Lane, UserId | null]>(
  'books.lowest-listed-ask',
  lowestListedAskText,
);

/** An ask with the region that it is sent from, which an order keeps. */
export type QueuedAsk = AskSnapshot & { readonly region: string | null };

/**
 * Returns the first ask in the queue of a book, locked: cheapest, then longest listed, then by id. The caller has
 * locked the book. `excludeSellerId` skips the asks of one person, on all of their accounts (matching rule 8).
 */
export async function lowestListedAsk(
  tx: Tx,
  skuId: SkuId,
  lane: Lane,
  options: { excludeSellerId?: UserId | undefined } = {},
): Promise<QueuedAsk | undefined> {
  const row = await first(tx, lowestStatement, [skuId, lane, options.excludeSellerId ?? null]);
  return row === undefined ? undefined : toQueuedAsk(row);
}

export function toQueuedAsk({ region, ...snapshot }: QueuedAskRow): QueuedAsk {
  return { ...toAskSnapshot(snapshot), region };
}

const hasAskOfStatement = statement<{ has: boolean }, [SkuId, Lane, UserId]>(
  'books.has-ask-of-seller',
  `select exists (
  select from asks where sku_id = $1::text and lane = $2::text and status = 'listed' and seller_id in (select * from linked_to($3::text))
) as has`,
);

/** Returns true when a person (on any account) has an ask in this queue, which their purchase skips. */
export async function hasListedAskOf(db: Db, skuId: SkuId, lane: Lane, sellerId: UserId): Promise<boolean> {
  return (await exactlyOne(db, hasAskOfStatement, [skuId, lane, sellerId])).has;
}

/** A change to the entries of a book, in the words of its log. `price` is that of a trade. */
export type BookChange = {
  readonly kind: BookChangeKind;
  readonly event: string;
  readonly askId: AskId | null;
  readonly bidId: BidId | null;
  readonly price: Centavos | null;
};

/** A book after a change; `isCrossed` when an ask and a bid might meet now. */
export type BookTop = { readonly skuId: SkuId; readonly isCrossed: boolean };

const bestPrice = (table: 'asks' | 'bids', where: string, order: string): string =>
  `(select price from ${table} where sku_id = entry.sku_id and ${where} order by ${order} limit 1)`;
const countAfter = (count: string, entryId: string): string =>
  `${count} + case when ${entryId} is null or $1::text = 'change' then 0 when $1::text = 'enter' then 1 else -1 end`;

// Both sides' best entries are index look-ups, however deep the book. The price is the trade's ($5), else the entry's.
const changedBookText = `entry as materialized (
  select coalesce(a.sku_id, b.sku_id) as sku_id, a.id as ask_id, b.id as bid_id, coalesce(a.status, b.status) as status,
    coalesce($5::bigint, a.price, b.price) as price, coalesce(a.lane, 'standard') as lane, coalesce(a.live_at, b.live_at) as live_at,
    case when $1::text = 'trade' then (
      select count(*) from asks other where other.sku_id = a.sku_id and other.lane = a.lane and other.status = 'listed'
        and (other.price, other.live_at, other.id) < (a.price, a.live_at, a.id)
    ) else 0 end::int as skipped_asks,
    case when $1::text = 'trade' or b.status = 'seller_to_pay_deposit' then (
      select count(*) from bids other where other.sku_id = b.sku_id and other.status = 'bid_active'
        and (other.price > b.price or (other.price = b.price and (other.live_at, other.id) < (b.live_at, b.id)))
    ) else 0 end::int as skipped_bids
  from (select) as change left join asks a on a.id = $3::text left join bids b on b.id = $4::text
), book as (
  update books set
    lowest_ask = ${bestPrice('asks', "lane = 'standard' and status = 'listed'", 'price')},
    flash_lowest_ask = ${bestPrice('asks', "lane = 'flash' and status = 'listed'", 'price')},
    highest_bid = ${bestPrice('bids', "status = 'bid_active'", 'price desc')},
    ask_count = ${countAfter('ask_count', 'entry.ask_id')},
    bid_count = ${countAfter('bid_count', 'entry.bid_id')},
    version = version + 1,
    log_hash = book_line_hash(log_hash, entry.sku_id, version + 1, $1::text, $2::text, entry.ask_id, entry.bid_id, entry.status, entry.lane, entry.price,
      entry.live_at, entry.skipped_asks, entry.skipped_bids, $6::timestamptz(3))
  from entry where books.sku_id = entry.sku_id
  returning books.sku_id, books.item_id, books.version, books.lowest_ask, books.flash_lowest_ask, books.highest_bid, books.log_hash, entry.ask_id,
    entry.bid_id, entry.status, entry.price, entry.lane, entry.live_at, entry.skipped_asks, entry.skipped_bids
), line as (
  insert into book_log (sku_id, version, event, kind, ask_id, bid_id, status, price, lane, live_at, skipped_asks, skipped_bids, lowest_ask,
    flash_lowest_ask, highest_bid, at, hash)
  select sku_id, version, $2::text, $1::text, ask_id, bid_id, status, price, lane, live_at, skipped_asks, skipped_bids, lowest_ask, flash_lowest_ask,
    highest_bid, $6::timestamptz, log_hash from book
)`;

// A waiting job for the item's pages is locked (it cannot begin before this commit) and shared: rewriting it would make
// all sizes of an item take turns, although only commands on one size have to. A job that gave up or is running is
// replaced. The table is the queue's own: its view cannot be locked.
const recomputeStatement = statement<
  BookTop,
  [BookChangeKind, string, AskId | null, BidId | null, Centavos | null, Date]
>(
  'books.recompute',
  `with ${changedBookText}, waiting as materialized (
  ${heldJobSql(`(select ${keySql('renew-item-pages', 'item_id')} from book)`)}
)
select book.sku_id as "skuId", coalesce(book.highest_bid >= book.lowest_ask, false) as "isCrossed",
  ${tradeEvent({ entity: 'book', id: 'book.sku_id', userIds: [] })},
  case when not exists (select from waiting) then ${jobAbout('renew-item-pages', 'book.item_id', "now() + interval '10 seconds'")} end as job,
  ${arrivalJobSql('book')} as arrivals
from (select) as always left join book on true
where book.sku_id is not null or raise_conflict('book', coalesce($3::text, $4::text), 'that of a known size')`,
);

/**
 * Brings the book up to date after an ask or bid came, changed, went or traded, and adds a line to its hash-chained
 * log. The caller has locked the book and moved the rows. One job at most every ten seconds renews the cached pages of
 * the item (ADR 0008).
 */
export async function recomputeBook(tx: Tx, change: BookChange, at: Date): Promise<BookTop> {
  const { kind, event, askId, bidId, price } = change;
  const { skuId, isCrossed } = await exactlyOne(tx, recomputeStatement, [kind, event, askId, bidId, price, at]);
  return { skuId, isCrossed };
}

/** A listed ask in its queue. */
export type AskStanding = {
  readonly askId: AskId;
  /** Its place, from 1. */
  readonly queuePosition: number;
  /** The lowest ask there, which may be itself. */
  readonly lowestAsk: Centavos;
  readonly highestBid: Centavos | null;
};

const standingsStatement = statement<AskStanding, [AskId[]]>(
  'books.standings-of-asks',
  `select mine.id as "askId", ahead.position as "queuePosition", ahead.lowest as "lowestAsk", book.highest_bid as "highestBid"
from asks mine join books book on book.sku_id = mine.sku_id cross join lateral (
  select count(*) as position, min(a.price) as lowest from asks a
  where a.sku_id = mine.sku_id and a.lane = mine.lane and a.status = 'listed'
    and (a.price, a.live_at, a.id) <= (mine.price, mine.live_at, mine.id)
) ahead
where mine.id = any($1::text[]) and mine.status = 'listed'`,
);

/** Returns the standing of each of these asks that is listed. One read, however many asks there are. */
export async function askStandings(db: Db, askIds: readonly AskId[]): Promise<ReadonlyMap<AskId, AskStanding>> {
  if (askIds.length === 0) return new Map();
  const standings = await many(db, standingsStatement, [[...askIds]]);
  return new Map(standings.map((standing) => [standing.askId, standing]));
}

const logStatement = statement<BookLogLine, [SkuId, number]>(
  'books.log',
  `select ${columnsOf(bookLog, 'l')} from book_log l where l.sku_id = $1::text order by l.version desc limit $2::int`,
);

export async function bookLogOf(db: Db, skuId: SkuId, limit: number): Promise<readonly BookLogLine[]> {
  return await many(db, logStatement, [skuId, limit]);
}

const linesStatement = statement<BookLine, [SkuId, number, number]>(
  'books.lines',
  `select l.sku_id as "skuId", l.version, l.kind, l.event, l.ask_id as "askId", l.bid_id as "bidId", l.status, l.lane, l.price,
  l.live_at as "liveAt", l.skipped_asks as "skippedAsks", l.skipped_bids as "skippedBids", l.at, l.hash
from book_log l where l.sku_id = $1::text and l.version > $2::int order by l.version limit $3::int`,
);

/**
 * Returns a page of a book's log, oldest line first, for `verifyBook` of the domain package; `afterVersion` 0 begins
 * with the first line.
 */
export async function bookLines(
  db: Db,
  skuId: SkuId,
  page: { readonly afterVersion: number; readonly limit: number },
): Promise<readonly BookLine[]> {
  return await many(db, linesStatement, [skuId, page.afterVersion, page.limit]);
}
