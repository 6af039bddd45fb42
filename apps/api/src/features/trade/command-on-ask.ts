import { type Tx, withTransaction } from '@suki/db/tx';
import type { FeeRules } from '@suki/domain/fees/fee-rules';
import type { AskId, UserId } from '@suki/domain/ids/id';
import type { Decision } from '@suki/domain/trade/facts/decision';
import type { Dependencies } from '../../dependencies.ts';
import type { DomainRefusal } from '../../http/handler.ts';
import { carryOut } from './carry-out.ts';
import { type AskTrade, lockAskTrade } from './lock-trade.ts';

/** The transaction that holds the ask's locks, and the moment that counts for the decision. */
export type AskContext = { readonly tx: Tx; readonly now: Date };
/** Null: the command is allowed and has nothing to change. */
export type AskDecision = Promise<Decision | null> | Decision | null;

export type AskCommand = {
  readonly askId: AskId;
  readonly actorId: UserId;
  /** Returns false for an ask that does not exist for this person. */
  readonly maySee: (trade: AskTrade) => boolean;
  readonly decide: (trade: AskTrade, context: AskContext) => AskDecision;
  readonly notFound: () => Error;
  readonly refuseAs: (refusal: DomainRefusal) => Error;
  /** The fee rules that share out a new price (E09). */
  readonly feeRulesOf?: ((tx: Tx, trade: AskTrade, now: Date) => Promise<FeeRules>) | undefined;
  /** Writes beside the decision, in its transaction. */
  readonly alsoWrite?: ((tx: Tx, now: Date) => Promise<void>) | undefined;
};

/** Runs a command on an ask in one transaction: lock, read the facts, decide, carry out. The answer is read after. */
export async function commandOnAsk(
  { askId, actorId, maySee, decide, notFound, refuseAs, feeRulesOf, alsoWrite }: AskCommand,
  { pool, clock, ids }: Pick<Dependencies, 'pool' | 'clock' | 'ids'>,
): Promise<void> {
  await withTransaction(pool, async (tx) => {
    const trade = await lockAskTrade(tx, askId);
    if (trade === undefined || !maySee(trade)) throw notFound();
    const now = clock.now();
    const decision = await decide(trade, { tx, now });
    if (decision === null) return;
    if (!decision.ok) throw refuseAs(decision);
    const feeRules = await feeRulesOf?.(tx, trade, now);
    await carryOut(tx, decision, { at: now, actorId, feeRules }, { ids });
    await alsoWrite?.(tx, now);
  });
}
