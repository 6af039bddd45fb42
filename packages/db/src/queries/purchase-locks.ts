import type { SkuId, UserId } from '@suki/domain/ids/id';
import type { Lane } from '@suki/domain/trade/facts/statuses';
import { exactlyOne, first, statement } from '../statement.ts';
import type { Tx } from '../tx.ts';
import { lowestListedAskText, type QueuedAsk, toQueuedAsk } from './books.ts';
import { type BuyerCounts, buyerCountColumns } from './buyer-limits.ts';
import { cardColumnsWithoutRegion, cardTables, type ItemCard, type Sku } from './catalogue.ts';
import { type FeeTerms, feeRulesText, feeTermColumns } from './fee-rules.ts';
import type { User } from './users.ts';

/*
 * The locks of a purchase, in two statements, because each statement costs a round trip on both sides of the wire (ADR
 * 0057). One statement would not do: rows guarded by the book must be read by a statement that began when the book was
 * locked.
 */

/** The buyer, and the item, size and fee rules of the order. */
export type BuyerAndBook = {
  readonly buyer: Pick<User, 'id' | 'isAnonymous' | 'suspendedAt'>;
  readonly item: ItemCard;
  readonly sku: Sku;
  readonly feeRules: readonly FeeTerms[];
};

type BuyerColumns = {
  readonly buyerId: UserId;
  readonly isAnonymous: boolean;
  readonly suspendedAt: Date | null;
};

// All accounts of the buyer are locked first, by id, because their orders count together: two accounts of one person
// cannot each take the last place of the limit. The rows of the last line follow: the buyer, then the book.
const buyerAndBookStatement = statement<
  ItemCard & BuyerColumns & Pick<BuyerAndBook, 'sku' | 'feeRules'>,
  [UserId, SkuId, Date]
>(
  'purchase-locks.buyer-and-book',
  `with accounts as materialized (
  select id from users where id in (select * from linked_to($1::text)) order by id for no key update
)
select u.id as "buyerId", u.is_anonymous as "isAnonymous", u.suspended_at as "suspendedAt", ${cardColumnsWithoutRegion},
  -- A purchase shows no arrival of the next ask, so it does not look for its region.
  null as "lowestAskRegion",
  json_build_object('id', sku.id, 'itemId', sku.item_id, 'position', sku.position, 'sizes', sku.sizes, 'lowestAsk', book.lowest_ask, 'lowestAskRegion', null,
    'flashLowestAsk', book.flash_lowest_ask, 'highestBid', book.highest_bid, 'lastSale', book.last_sale, 'askCount', book.ask_count) as sku,
  (select coalesce(json_agg(rule), '[]') from (
    ${feeRulesText({ category: 'i.category', brandId: 'i.brand_ids[1]', at: '$3::timestamptz' }, feeTermColumns)}
  ) rule) as "feeRules"
from (select count(*) from accounts) locked, users u, books book, skus sku, ${cardTables}
where u.id = $1::text and book.sku_id = $2::text and sku.id = $2::text and i.id = sku.item_id
for no key update of u, book`,
);

/** The first locks of a purchase (ADR 0002): the buyer's accounts and the book; undefined when one is missing. */
export async function lockBuyerAndBook(
  tx: Tx,
  { buyerId, skuId }: { readonly buyerId: UserId; readonly skuId: SkuId },
  at: Date,
): Promise<BuyerAndBook | undefined> {
  const row = await first(tx, buyerAndBookStatement, [buyerId, skuId, at]);
  if (row === undefined) return undefined;
  const { buyerId: id, isAnonymous, suspendedAt, sku, feeRules, ...item } = row;
  return { buyer: { id, isAnonymous, suspendedAt }, item, sku, feeRules };
}

type AskRow = Parameters<typeof toQueuedAsk>[0];
type NoAskRow = { readonly [Column in keyof AskRow]: null };

const offerStatement = statement<BuyerCounts & (AskRow | NoAskRow), [SkuId, Lane, UserId, Date, Date]>(
  'purchase-locks.offer',
  `with ask as materialized (
  ${lowestListedAskText}
), person as materialized (
  select array(select * from linked_to($3::text)) as accounts
)
select ${buyerCountColumns({ buyer: '$3::text', accounts: 'person.accounts', sku: '$1::text', lapsesSince: '$4::timestamptz', skuLapsesSince: '$5::timestamptz' })}, ask.*
from person left join ask on true`,
);

/** The ask that a buyer would get now, and the counts behind the buyer's limits. */
export type Offer = {
  /** The first ask in the queue that is not of the buyer, on any of their accounts; locked. */
  readonly ask: QueuedAsk | undefined;
  /** Unpaid orders and lapses of all accounts of the buyer. */
  readonly counts: BuyerCounts;
};

/** The third lock of a purchase, after `lockBuyerAndBook`, with the counts that those two guard. */
export async function lockOffer(
  tx: Tx,
  purchase: {
    readonly skuId: SkuId;
    readonly lane: Lane;
    readonly buyerId: UserId;
    readonly lapsesSince: Date;
    readonly skuLapsesSince: Date;
  },
): Promise<Offer> {
  const { skuId, lane, buyerId, lapsesSince, skuLapsesSince } = purchase;
  const row = await exactlyOne(tx, offerStatement, [skuId, lane, buyerId, lapsesSince, skuLapsesSince]);
  const { unpaidOrderCount, lapsesInWindow, lapsesOnSkuInWindow, isBuyingSuspended, liveBidStatus, ...ask } = row;
  const counts = { unpaidOrderCount, lapsesInWindow, lapsesOnSkuInWindow, isBuyingSuspended, liveBidStatus };
  return { counts, ask: ask.id === null ? undefined : toQueuedAsk(ask) };
}
