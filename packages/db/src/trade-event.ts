/** Subjects of events: the kinds of the contract's `TradeEvent` that have an owner, and `alert` for the staff. */
type Kind = 'ask' | 'bid' | 'order' | 'message' | 'wallet' | 'payout' | 'alert';

type TradeEvent = {
  /** The kind, or an SQL expression for it when it depends on the row. */
  readonly entity: Kind | { readonly sql: string };
  /** SQL of the id: of the ask, order, message or payout; for a wallet, of its owner. */
  readonly id: string;
  /** SQL of the ids of the owners. */
  readonly userIds: readonly string[];
};

/**
 * Returns the SQL call that tells the listeners of the channel `trade` at commit about a change that a person sees:
 * `{entity, id, userIds}`. It belongs into the very statement that writes; PostgreSQL sends equal events of one
 * transaction once.
 */
export function tradeEvent({ entity, id, userIds }: TradeEvent): string {
  const kind = typeof entity === 'string' ? `'${entity}'` : entity.sql;
  return `pg_notify('trade', json_build_object('entity', ${kind}, 'id', ${id}, 'userIds', json_build_array(${userIds.join(', ')}))::text)`;
}

/** Returns the event of the order with this alias, for both sides. */
export function orderEvent(alias: string): string {
  return tradeEvent({ entity: 'order', id: `${alias}.id`, userIds: [`${alias}.buyer_id`, `${alias}.seller_id`] });
}

/** Returns the event of the ask, bid or order that a payment attempt with this alias pays for, for the payer. */
export function subjectEvent(alias: string): string {
  return tradeEvent({
    entity: {
      sql: `case when ${alias}.order_id is not null then 'order' when ${alias}.bid_id is not null then 'bid' else 'ask' end`,
    },
    id: `coalesce(${alias}.order_id, ${alias}.bid_id, ${alias}.ask_id, ${alias}.return_leg_id)`,
    userIds: [`${alias}.user_id`],
  });
}

/** Returns the event of the ask or bid that a deposit with this alias secures, for its owner. */
export function depositEvent(alias: string): string {
  return tradeEvent({
    entity: { sql: `case when ${alias}.bid_id is null then 'ask' else 'bid' end` },
    id: `coalesce(${alias}.bid_id, ${alias}.ask_id)`,
    userIds: [`${alias}.user_id`],
  });
}

/** Returns the event of a staff alert, which has no owner. */
export function alertEvent(alias: string): string {
  return tradeEvent({ entity: 'alert', id: `${alias}.id`, userIds: [] });
}

/** Returns the event of a wallet: its balance, its transactions, or the time when they can be withdrawn. */
export function walletEvent(userId: string): string {
  return tradeEvent({ entity: 'wallet', id: userId, userIds: [userId] });
}
