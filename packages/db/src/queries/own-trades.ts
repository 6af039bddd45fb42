import type { AlertId, ApprovalId, AskId, BidId, OrderId, PayoutId, RefundId, UserId } from '@suki/domain/ids/id';
import type { OwnTradeFacts } from '@suki/domain/trade/decide/own-trade';
import { type Db, exactlyOne, statement } from '../statement.ts';
import { orderOfAlert } from './staff-alerts.ts';

/*
 * Finds the parties of a record that the staff act on, and the accounts linked to the acting employee (matching rule
 * 8).
 */

const facts = (name: string, parties: string) =>
  statement<OwnTradeFacts, [UserId, string]>(
    `own-trades.${name}`,
    `select array(select * from linked_to($1::text)) as accounts, array(select * from maybe_linked_to($1::text)) as suspects,
  array(${parties}) as parties`,
  );

const sides = (orders: string): string => `select unnest(array[o.buyer_id, o.seller_id]) from orders o ${orders}`;

const statements = {
  order: facts('of-order', sides('where o.id = $2::text')),
  ask: facts(
    'of-ask',
    `select a.seller_id from asks a where a.id = $2::text
union all select b.buyer_id from asks a join bids b on b.id = a.bid_id where a.id = $2::text`,
  ),
  bid: facts(
    'of-bid',
    `select b.buyer_id from bids b where b.id = $2::text
union all select a.seller_id from asks a where a.bid_id = $2::text`,
  ),
  payout: facts('of-payout', 'select p.user_id from payouts p where p.id = $2::text'),
  refund: facts(
    'of-refund',
    `select r.user_id from refunds r where r.id = $2::text
union all ${sides('join payment_attempts t on t.order_id = o.id join refunds r on r.attempt_id = t.id where r.id = $2::text')}`,
  ),
  alert: facts(
    'of-alert',
    `select party from (
    select ${orderOfAlert} as order_id, case a.entity
      when 'ask' then (select k.seller_id from asks k where k.id = a.entity_id)
      when 'bid' then (select b.buyer_id from bids b where b.id = a.entity_id)
      when 'deposit' then (select d.user_id from deposits d where d.id = a.entity_id)
      when 'stock' then (select s.seller_id from stock_items s where s.id = a.entity_id)
      when 'return' then (select l.seller_id from return_legs l where l.id = a.entity_id)
      when 'attempt' then (select t.user_id from payment_attempts t where t.id = a.entity_id)
      when 'refund' then (select r.user_id from refunds r where r.id = a.entity_id)
      when 'payout' then (select p.user_id from payouts p where p.id = a.entity_id)
    end as owner
    from staff_alerts a where a.id = $2::text
  ) alert cross join lateral (
    select alert.owner union all ${sides('where o.id = alert.order_id')}
  ) of_alert (party) where party is not null`,
  ),
  approval: facts(
    'of-approval',
    `select p.user_id from approvals a join payouts p on p.id = a.payout_id where a.id = $2::text
union all select k.seller_id from approvals a join asks k on k.id = a.ask_id where a.id = $2::text
union all ${sides('join approvals a on a.order_id = o.id where a.id = $2::text')}`,
  ),
  seller: facts('of-seller', 'select $2::text'),
} as const;

/** A record with parties. `seller` stands for a person alone. */
export type OwnedSubject =
  | { readonly entity: 'order'; readonly id: OrderId }
  | { readonly entity: 'ask'; readonly id: AskId }
  | { readonly entity: 'bid'; readonly id: BidId }
  | { readonly entity: 'payout'; readonly id: PayoutId }
  | { readonly entity: 'refund'; readonly id: RefundId }
  | { readonly entity: 'alert'; readonly id: AlertId }
  | { readonly entity: 'approval'; readonly id: ApprovalId }
  | { readonly entity: 'seller'; readonly id: UserId };

/** Returns the facts for `refuseOwnTrade`. A missing record has no parties. */
export async function ownTradeFacts(db: Db, callerId: UserId, { entity, id }: OwnedSubject): Promise<OwnTradeFacts> {
  return await exactlyOne(db, statements[entity], [callerId, id]);
}
