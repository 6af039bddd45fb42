import type { AskId, BidId, SkuId, UserId } from '@suki/domain/ids/id';
import type { Centavos } from '@suki/domain/money/centavos';
import type { AskSnapshot, BidSnapshot } from '@suki/domain/trade/facts/snapshot';
import { type Db, exactlyOne, first, many, statement } from '../statement.ts';
import type { Tx } from '../tx.ts';
import { type AskSnapshotRow, askSnapshotColumns, toAskSnapshot } from './ask-snapshot.ts';
import { type BidSnapshotRow, bidSnapshotColumns, toBidSnapshot } from './bid-snapshot.ts';

/*
 * The queue of bids of a book, and where both sides meet. Nobody trades with themselves (rule 8): `linked_to` of the
 * database says which accounts belong to one person.
 */

const firstStatement = statement<BidSnapshotRow, [SkuId, UserId]>(
  'bid-queue.first',
  `select ${bidSnapshotColumns} from bids b join deposits d on d.bid_id = b.id
where b.sku_id = $1::text and b.status = 'bid_active' and b.buyer_id not in (select * from linked_to($2::text))
order by b.price desc, b.live_at, b.id limit 1
for no key update of b, d`,
);

/**
 * Returns the first bid in the queue that is not of this seller or a linked person, with its deposit. Locks the bid;
 * the caller has locked the book.
 */
export async function firstBidFor(tx: Tx, skuId: SkuId, sellerId: UserId): Promise<BidSnapshot | undefined> {
  const row = await first(tx, firstStatement, [skuId, sellerId]);
  return row === undefined ? undefined : toBidSnapshot(row);
}

const hasLinkedStatement = statement<{ has: boolean }, [SkuId, UserId]>(
  'bid-queue.has-linked',
  `select exists (
  select from bids b where b.sku_id = $1::text and b.status = 'bid_active' and b.buyer_id in (select * from linked_to($2::text))
) as has`,
);

/** Returns true when bids of this seller or of a linked person were skipped. */
export async function hasLinkedBid(db: Db, skuId: SkuId, sellerId: UserId): Promise<boolean> {
  return (await exactlyOne(db, hasLinkedStatement, [skuId, sellerId])).has;
}

const ownAskStatement = statement<AskSnapshotRow, [SkuId, UserId, AskId | null]>(
  'bid-queue.own-ask',
  `select ${askSnapshotColumns} from asks a join deposits d on d.ask_id = a.id
where a.sku_id = $1::text and a.status = 'listed' and a.seller_id = $2::text and ($3::text is null or a.id = $3::text)
order by a.lane desc, a.price, a.live_at, a.id limit 1
for no key update of a, d`,
);

/**
 * Returns the seller's own live ask that serves an accepted bid (E22a), locked: the ask that they name, else their
 * cheapest, in the standard lane if they have one there.
 */
export async function ownLiveAsk(
  tx: Tx,
  skuId: SkuId,
  sellerId: UserId,
  askId: AskId | null = null,
): Promise<AskSnapshot | undefined> {
  const row = await first(tx, ownAskStatement, [skuId, sellerId, askId]);
  return row === undefined ? undefined : toAskSnapshot(row);
}

const lowestForStatement = statement<{ price: Centavos | null; ownPrice: Centavos | null }, [SkuId, UserId]>(
  'bid-queue.lowest-ask-for',
  `select min(a.price) filter (where a.seller_id not in (select * from linked_to($2::text))) as price,
  min(a.price) filter (where a.seller_id in (select * from linked_to($2::text))) as "ownPrice"
from asks a where a.sku_id = $1::text and a.lane = 'standard' and a.status = 'listed'`,
);

/**
 * Returns the lowest standard ask that this bidder may buy at (E13, E18e). `ownPrice` is the lowest ask of the bidder
 * or a linked person.
 */
export async function lowestAskFor(
  db: Db,
  skuId: SkuId,
  buyerId: UserId,
): Promise<{ price: Centavos | null; ownPrice: Centavos | null }> {
  return await exactlyOne(db, lowestForStatement, [skuId, buyerId]);
}

const highestOwnStatement = statement<{ price: Centavos | null }, [SkuId, UserId]>(
  'bid-queue.highest-own',
  `select max(b.price) as price from bids b
where b.sku_id = $1::text and b.status = 'bid_active' and b.buyer_id in (select * from linked_to($2::text))`,
);

/** Returns the best live bid of this person or a linked one, which their asks must not meet (rule 8). */
export async function highestOwnBid(db: Db, skuId: SkuId, userId: UserId): Promise<Centavos | null> {
  return (await exactlyOne(db, highestOwnStatement, [skuId, userId])).price;
}

const crossingStatement = statement<{ askId: AskId; bidId: BidId }, [SkuId]>(
  'bid-queue.crossing',
  `select a.id as "askId", b.id as "bidId"
from asks a join bids b on b.sku_id = a.sku_id and b.status = 'bid_active' and b.price >= a.price
where a.sku_id = $1::text and a.lane = 'standard' and a.status = 'listed' and b.buyer_id not in (select * from linked_to(a.seller_id))
order by b.price desc, b.live_at, b.id, a.price, a.live_at, a.id limit 1`,
);

/** Returns the first ask and first bid that meet, of two persons (E20, E21); undefined while none do. */
export async function crossingPair(tx: Tx, skuId: SkuId): Promise<{ askId: AskId; bidId: BidId } | undefined> {
  return await first(tx, crossingStatement, [skuId]);
}

const positionStatement = statement<{ position: number }, [BidId]>(
  'bid-queue.position',
  `select count(*) as position from bids mine join bids b
  on b.sku_id = mine.sku_id and b.status = 'bid_active'
    and (b.price > mine.price or (b.price = mine.price and (b.live_at, b.id) <= (mine.live_at, mine.id)))
where mine.id = $1::text and mine.status = 'bid_active'`,
);

/** Place of a live bid in its queue, from 1; null when it is not live. */
export async function bidQueuePosition(db: Db, bidId: BidId): Promise<number | null> {
  const { position } = await exactlyOne(db, positionStatement, [bidId]);
  return position === 0 ? null : position;
}

const acceptancesStatement = statement<{ count: number }, [UserId]>(
  'bid-queue.unpaid-acceptances',
  `select count(*) as count from asks where seller_id = $1::text and origin = 'accept_bid' and status = 'to_pay'`,
);

/** Counts a seller's accepted bids that wait for the deposit (E22b, E23); read under the lock of the user's row. */
export async function unpaidAcceptances(tx: Tx, sellerId: UserId): Promise<number> {
  return (await exactlyOne(tx, acceptancesStatement, [sellerId])).count;
}
