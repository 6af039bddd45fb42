import { subtract } from '../../money/centavos.ts';
import type { FactsOf } from '../facts/commands.ts';
import type { Creation } from '../facts/decision.ts';
import type { AskSnapshot, OrderSnapshot } from '../facts/snapshot.ts';
import { type EventId, transition } from '../table/transitions.table.ts';

/** Adds the sale to a row that pays the seller (docs/lifecycle.md#sales). */
export function saleOnly(facts: FactsOf<'lose_item'>, now: Date) {
  return (event: EventId) =>
    transition(event).ask?.to === 'transaction_successful' ? { creations: [saleOf(facts.ask, facts.order, now)] } : {};
}

/** The sale as the purchase history shows it (docs/lifecycle.md#sales). */
export function saleOf(ask: AskSnapshot, order: OrderSnapshot, now: Date): Creation {
  const { itemId, skuId, lane } = ask;
  return {
    entity: 'sale',
    row: { orderId: order.id, itemId, skuId, lane, price: subtract(order.price, order.discountOffer), at: now },
  };
}
