import { priceLimits } from '../../config/prices.ts';
import { STORAGE_RESERVED_MS } from '../../config/timers.ts';
import { zero } from '../../money/centavos.ts';
import type { CommandOf, FactsOf } from '../facts/commands.ts';
import type { Decision } from '../facts/decision.ts';
import { refuse } from '../facts/refuse.ts';
import type { AskSnapshot, StockSnapshot } from '../facts/snapshot.ts';
import { answer } from './answer.ts';
import { approve, mergeApprovals } from './approve.ts';
import { whyNotPost } from './new-ask.ts';

/** S1: an item is announced. It has no price yet: the rules of a seller are those of an ask. */
export function decideBookIntake(
  { stockId, itemId, skuId }: CommandOf<'book_intake'>,
  facts: FactsOf<'book_intake'>,
  now: Date,
): Decision {
  // An intake is no ask: the seller's unpaid and live asks do not count against it.
  const seller = { ...facts.seller, unpaidAskCount: 0, liveAskCountOnSku: 0 };
  const reason = whyNotPost(priceLimits.min, { ...facts, seller });
  if (reason !== null) {
    return refuse(reason);
  }
  const sellerId = facts.seller.userId;
  const row: StockSnapshot = { id: stockId, sellerId, itemId, skuId, status: 'intake_created', value: zero };
  return approve('S1', { now, stock: row, creations: [{ entity: 'stock', row }] });
}

const INSPECTORS_TO_FAIL = 2;

/** S4: two inspectors reject an item; a counterfeit is held. */
export function decideFailStock(
  { inspectors, isCounterfeit }: CommandOf<'fail_stock'>,
  facts: FactsOf<'fail_stock'>,
  now: Date,
): Decision {
  if (inspectors < INSPECTORS_TO_FAIL) {
    return refuse('TWO_INSPECTORS', { inspectors });
  }
  const { returnCost } = facts;
  return answer({ name: 'fail_stock', context: { ...facts, now, inputs: { isCounterfeit }, amounts: { returnCost } } });
}

/** S6, S7: the item leaves; a live ask that sells it closes with it. */
export function decideLeaveStock(
  command: CommandOf<'withdraw_stock'> | CommandOf<'storage_time_over'>,
  facts: FactsOf<'withdraw_stock'>,
  now: Date,
): Decision {
  const { ask, returnCost } = facts;
  const callerId = command.name === 'withdraw_stock' ? command.callerId : undefined;
  const windowsMs = { stock_storage: STORAGE_RESERVED_MS };
  const context = {
    ...facts,
    ask: undefined,
    now,
    windowsMs,
    amounts: { returnCost },
    returning: { passesAsNew: true },
  };
  return withAsk(answer({ name: command.name, callerId, context }), ask, now);
}

/** S8: we lost it: the seller is paid the higher of own ask and last sale, less the fees. */
export function decideLoseStock(_command: CommandOf<'lose_stock'>, facts: FactsOf<'lose_stock'>, now: Date): Decision {
  const { ask, stock } = facts;
  const context = { ...facts, ask: undefined, now, amounts: { compensation: stock.value } };
  return withAsk(answer({ name: 'lose_stock', context }), ask, now);
}

/** The live ask of an item that is gone closes with it. */
function withAsk(decision: Decision, ask: AskSnapshot | null, now: Date): Decision {
  const isLive = decision.ok && decision.moves.length > 0 && ask?.status === 'listed';
  return isLive ? mergeApprovals(decision, approve('S-ask', { now, ask })) : decision;
}
