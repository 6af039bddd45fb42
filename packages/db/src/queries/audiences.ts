import type { AskId, BidId, SkuId, UserId } from '@suki/domain/ids/id';
import type { Centavos } from '@suki/domain/money/centavos';
import { type Db, first, many, statement } from '../statement.ts';

// SQL that is false once a person was told this price of this bid or ask: a job may run twice.
const untold = (user: string, kind: string, thing: string): string =>
  `not exists (select from messages m where m.user_id = ${user} and m.tab = 'order' and m.kind = '${kind}' and ${thing} and (m.params ->> 'price')::bigint = $2::bigint)`;

const outbidStatement = statement<{ userId: UserId; bidId: BidId }, [BidId, Centavos]>(
  'audiences.outbid',
  `select second.buyer_id as "userId", second.id as "bidId"
from bids mine, lateral (
  select b.id, b.buyer_id, b.price from bids b
  where b.sku_id = mine.sku_id and b.status = 'bid_active' and b.id <> mine.id
  order by b.price desc, b.live_at, b.id limit 1
) second
where mine.id = $1::text and mine.status = 'bid_active' and mine.price = $2::bigint and second.price < mine.price
  and second.buyer_id not in (select * from linked_to(mine.buyer_id)) and ${untold('second.buyer_id', 'bid-outbid', 'm.bid_id = second.id')}`,
);

/**
 * Returns the bid that was first in the queue until this bid came at this price. Undefined when this bid is not the
 * first, or the other bidder was told already.
 */
export async function outbidBy(
  db: Db,
  bidId: BidId,
  price: Centavos,
): Promise<{ userId: UserId; bidId: BidId } | undefined> {
  return await first(db, outbidStatement, [bidId, price]);
}

type Near = { readonly skuId: SkuId; readonly bidId: BidId; readonly price: Centavos; readonly upTo: Centavos };

const nearStatement = statement<{ userId: UserId; askId: AskId }, [SkuId, Centavos, Centavos, BidId]>(
  'audiences.sellers-near-price',
  `select distinct on (a.seller_id) a.seller_id as "userId", a.id as "askId"
from asks a
where a.sku_id = $1::text and a.lane = 'standard' and a.status = 'listed' and a.price <= $3::bigint
  and a.seller_id not in (select linked.* from bids b, linked_to(b.buyer_id) linked where b.id = $4::text)
  and ${untold('a.seller_id', 'bid-near-ask', 'm.ask_id = a.id')}
order by a.seller_id, a.price, a.id`,
);

/** Returns sellers with an ask of at most `upTo`, each with their cheapest, who were not told of this price. */
export async function sellersNearPrice(
  db: Db,
  { skuId, bidId, price, upTo }: Near,
): Promise<readonly { userId: UserId; askId: AskId }[]> {
  return await many(db, nearStatement, [skuId, price, upTo, bidId]);
}
