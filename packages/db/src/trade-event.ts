/** Kinds of the contract's `TradeEvent`: `book` has viewers instead of owners, and `alert` is for the staff. */
export type TradeEventKind = 'ask' | 'bid' | 'order' | 'message' | 'wallet' | 'payout' | 'alert' | 'book';

type TradeEvent = {
  /** The kind, or an SQL expression for it when it depends on the row. */
  readonly entity: TradeEventKind | { readonly sql: string };
  /** SQL of the id: of the ask, order, message or payout; of a wallet, its owner's; of a book, that of its size. */
  readonly id: string;
  /** SQL of the ids of the owners. */
  readonly userIds: readonly string[];
};

/**
 * Returns the SQL call that notes a change which a person sees, for the browsers that are told of it after the commit
 * (`queries/trade-events.ts`). It belongs into the very statement that writes.
 */
export function tradeEvent({ entity, id, userIds }: TradeEvent): string {
  const kind = typeof entity === 'string' ? `'${entity}'` : entity.sql;
  return `tell_trade(${kind}, ${id}, array[${userIds.join(', ')}]::text[])`;
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
