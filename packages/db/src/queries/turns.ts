import { OWN_COUNT_MAX } from '@suki/domain/config/lists';
import type { AskId, BidId, OrderId, UserId } from '@suki/domain/ids/id';
import { askTabs, bidTabs, orderTabs } from '@suki/domain/trade/facts/tabs';
import { turnStatuses } from '@suki/domain/trade/view/your-turn';
import { type Db, exactlyOne, many, statement } from '../statement.ts';

/*
 * The trades in which a person owes the next step, and how many are open in each stage. Counts stop at a limit, so that
 * a seller of ten thousand items costs no more than anybody else.
 */

const listed = (statuses: readonly string[]) => statuses.map((status) => `'${status}'`).join(', ');

const orders = (side: 'buyer' | 'seller', condition: string) =>
  `select id from orders where ${side}_id = $1::text and ${condition}`;

/** Orders of the stages that are not over; unpaid purchases are none of their seller's yet (`isVisibleToSeller`). */
const ofTab = (side: 'buyer' | 'seller', tab: Exclude<keyof typeof orderTabs, 'done'>) =>
  orders(
    side,
    `status in (${listed(orderTabs[tab])})${side === 'seller' ? " and (origin = 'bid' or paid_at is not null)" : ''}`,
  );
const asksOf = (statuses: readonly string[]) =>
  `select id from asks where seller_id = $1::text and status in (${listed(statuses)})`;
const bidsOf = (statuses: readonly string[]) =>
  `select id from bids where buyer_id = $1::text and status not in ('bid_closed', 'bid_successful') and status in (${listed(statuses)})`;

const isUnpaid = "status = 'to_pay' and not cancel_requested";
const isDelivered = "status = 'to_receive' and delivery_at is not null";
const isBack = "status = 'platform_to_ship' and redelivery = 'unpaid'";
const decides = listed(turnStatuses.buyer.order.filter((status) => status !== 'to_pay'));
// Named once more, so that the index over the person's statuses is used and finished orders are not read.
const turnsOfBuyer = listed([...turnStatuses.buyer.order, 'to_receive', 'platform_to_ship']);
const turns = {
  ofBuyer: orders(
    'buyer',
    `status in (${turnsOfBuyer}) and hold is null and (${isUnpaid} or status in (${decides}) or ${isDelivered} or ${isBack})`,
  ),
  ofSeller: orders('seller', `hold is null and status in (${listed(turnStatuses.seller.order)})`),
  asks: asksOf(turnStatuses.seller.ask),
  bids: bidsOf(turnStatuses.buyer.bid),
} as const;

const count = (rows: string) => `(select count(*) from (${rows} limit ${OWN_COUNT_MAX}) as counted)`;

export type TradeCounts = {
  readonly buyerTurns: number;
  readonly sellerTurns: number;
  readonly boughtToPay: number;
  readonly boughtInProgress: number;
  readonly boughtToReceive: number;
  readonly soldToPay: number;
  readonly soldInProgress: number;
  readonly soldToReceive: number;
  readonly asksSelling: number;
  readonly asksInProgress: number;
  readonly bidsActive: number;
};

const countsStatement = statement<TradeCounts, [UserId]>(
  'turns.counts',
  `select
  ${count(`${turns.ofBuyer} union all ${turns.bids}`)} as "buyerTurns",
  ${count(`${turns.ofSeller} union all ${turns.asks}`)} as "sellerTurns",
  ${count(ofTab('buyer', 'to_pay'))} as "boughtToPay",
  ${count(ofTab('buyer', 'in_progress'))} as "boughtInProgress",
  ${count(ofTab('buyer', 'to_receive'))} as "boughtToReceive",
  ${count(ofTab('seller', 'to_pay'))} as "soldToPay",
  ${count(ofTab('seller', 'in_progress'))} as "soldInProgress",
  ${count(ofTab('seller', 'to_receive'))} as "soldToReceive",
  ${count(asksOf(askTabs.selling))} as "asksSelling",
  ${count(asksOf(askTabs.in_progress))} as "asksInProgress",
  ${count(bidsOf(bidTabs.active))} as "bidsActive"`,
);

/** Counts a person's open trades by stage, and those that wait for the person; each count stops at `OWN_COUNT_MAX`. */
export async function tradeCountsOf(db: Db, userId: UserId): Promise<TradeCounts> {
  return await exactlyOne(db, countsStatement, [userId]);
}

export type Turn =
  | { readonly entity: 'order'; readonly side: 'buyer' | 'seller'; readonly id: OrderId }
  | { readonly entity: 'ask'; readonly side: 'seller'; readonly id: AskId }
  | { readonly entity: 'bid'; readonly side: 'buyer'; readonly id: BidId };

const turnsStatement = statement<Turn, [UserId, number]>(
  'turns.of-person',
  `select turn.entity, turn.side, turn.id from (
  select 'order' as entity, 'buyer' as side, id from (${turns.ofBuyer}) bought
  union all select 'order', 'seller', id from (${turns.ofSeller}) sold
  union all select 'ask', 'seller', id from (${turns.asks}) offered
  union all select 'bid', 'buyer', id from (${turns.bids}) wanted
) turn
  left join lateral (
    select min(t.fire_at) as at from timers t where t.entity = turn.entity and t.entity_id = turn.id
  ) timer on true
order by timer.at nulls last, turn.id
limit $2::int`,
);

/** Returns the trades in which a person owes the next step, the nearest deadline first. */
export async function turnsOf(db: Db, userId: UserId, limit: number): Promise<readonly Turn[]> {
  return await many(db, turnsStatement, [userId, limit]);
}
