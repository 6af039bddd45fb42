import { type Tx, withTransaction } from '@suki/db/tx';
import type { OrderId, UserId } from '@suki/domain/ids/id';
import type { Approval, Decision } from '@suki/domain/trade/facts/decision';
import type { Dependencies } from '../../dependencies.ts';
import type { DomainRefusal } from '../../http/handler.ts';
import { carryOut } from './carry-out.ts';
import { lockTradeOfOrder, type Trade } from './lock-trade.ts';

/** The transaction that holds the order's locks, and the moment that counts for the decision. */
export type OrderContext = { readonly tx: Tx; readonly now: Date };
export type OrderDecision = Promise<Decision> | Decision;

export type OrderCommand = {
  readonly orderId: OrderId;
  /** The person who gives the command; null for the gateway, the courier and timers. */
  readonly actorId: UserId | null;
  /** Locks rows that come before every book: a user, for whom something is counted (ADR 0002). */
  readonly lockBefore?: ((tx: Tx) => Promise<unknown>) | undefined;
  /** Returns true when this person may see the order; a stranger gets the answer of an order that does not exist. */
  readonly maySee: (trade: Trade) => boolean;
  readonly decide: (trade: Trade, context: OrderContext) => OrderDecision;
  readonly notFound: () => Error;
  readonly refuseAs: (refusal: DomainRefusal) => Error;
  /** Writes beside the decision, in its transaction. */
  readonly alsoWrite?:
    | ((tx: Tx, context: { readonly approval: Approval; readonly now: Date }) => Promise<void>)
    | undefined;
};

/**
 * Runs a command on an order in one transaction: lock, read the facts, decide, carry out. The answer is read after the
 * transaction, so that nobody waits for the book meanwhile.
 */
export async function commandOnOrder(
  command: OrderCommand,
  { pool, clock, ids }: Pick<Dependencies, 'pool' | 'clock' | 'ids'>,
): Promise<void> {
  const { orderId, actorId } = command;
  await withTransaction(pool, async (tx) => {
    await command.lockBefore?.(tx);
    const trade = await lockTradeOfOrder(tx, orderId);
    if (trade === undefined || !command.maySee(trade)) throw command.notFound();
    // Read under the lock: the deciding moment is the command's turn, not its arrival.
    const now = clock.now();
    const decision = await command.decide(trade, { tx, now });
    if (!decision.ok) throw command.refuseAs(decision);
    await carryOut(tx, decision, { at: now, actorId }, { ids, isLast: command.alsoWrite === undefined });
    await command.alsoWrite?.(tx, { approval: decision, now });
  });
}

/** True for the two parties of an order; for the seller only from the moment when they see the order. */
export function isPartyOf(userId: UserId): (trade: Trade) => boolean {
  return ({ order: { buyerId, sellerId } }) => buyerId === userId || sellerId === userId;
}
