import { applyDecision } from '@suki/db/apply-decision';
import { type Tx, withTransaction } from '@suki/db/tx';
import type { OrderId, UserId } from '@suki/domain/ids/id';
import type { Approval, Decision } from '@suki/domain/trade/decision';
import type { Dependencies } from '../../dependencies.ts';
import type { DomainRefusal } from '../../http/handlers.ts';
import { lockTradeOfOrder, type Trade } from './lock-trade.ts';

export type OrderCommand<Answer> = {
  readonly orderId: OrderId;
  /** Who asks; null for the gateway, the courier and timers. */
  readonly actorId: UserId | null;
  /** Whether this person may see the order at all; a stranger gets the answer of an order that does not exist. */
  readonly maySee: (trade: Trade) => boolean;
  /** Asks the rules; further facts may be read through `tx`. */
  readonly decide: (trade: Trade, context: { readonly tx: Tx; readonly now: Date }) => Promise<Decision> | Decision;
  readonly notFound: () => Error;
  readonly refuseAs: (refusal: DomainRefusal) => Error;
  /** Reads the answer in the same transaction, after everything was carried out. */
  readonly answer: (tx: Tx, approval: Approval) => Promise<Answer>;
};

/** Every command on an order: lock, read the facts, decide, carry out, answer; one transaction. */
export async function commandOnOrder<Answer>(
  command: OrderCommand<Answer>,
  { pool, clock }: Pick<Dependencies, 'pool' | 'clock'>,
): Promise<Answer> {
  const { orderId, actorId } = command;
  return withTransaction(pool, async (tx) => {
    const trade = await lockTradeOfOrder(tx, orderId);
    if (trade === undefined || !command.maySee(trade)) throw command.notFound();
    // Read under the lock: the moment that decides is when it is this command's turn, not when it arrived.
    const now = clock.now();
    const decision = await command.decide(trade, { tx, now });
    if (!decision.ok) throw command.refuseAs(decision);
    await applyDecision(tx, decision, { at: now, actorId });
    return command.answer(tx, decision);
  });
}

/** The two parties of an order. */
export function isPartyOf(userId: UserId): (trade: Trade) => boolean {
  return ({ order }) => order.buyerId === userId || (order.sellerId === userId && order.paidByAttemptId !== null);
}
