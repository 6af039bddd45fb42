import { timerWindows } from '../src/config/timers.ts';
import { decide } from '../src/trade/decide/decide.ts';
import { decideLapse, type LapseFacts } from '../src/trade/decide/decide-lapse.ts';
import type { Decision } from '../src/trade/facts/decision.ts';
import { shelfFacts } from './calls-returns.ts';
import { getExisting } from './look.ts';
import { pendingFor } from './mirror.ts';
import * as scenes from './scene.ts';
import type { Scene } from './scene.types.ts';
import type { TimerName } from './world.ts';

/** Details of an end after which an item goes back at the cost of the fined deposit. */
const returned = ['wrong_item', 'used', 'incomplete', 'major_defect'];

/** Asks the rules about a timer that has fired. */
export function lapseCall(scene: Scene, kind: TimerName, id: string): Decision {
  if (kind === 'penalty_release') return releasePenalty(scene, id);
  return decideLapse(kind, lapseFacts(scene, kind, id) as LapseFacts, scene.mirror.now);
}

function lapseFacts(scene: Scene, kind: TimerName, id: string): object {
  const payment = { pendingAttempt: pendingFor(scene.mirror, id), wasExtended: scene.wasExtended };
  switch (timerWindows[kind].owner) {
    case 'ask':
      return { ...scenes.askFacts(scene, id), ...payment };
    case 'bid':
      return { ...scenes.bidFacts(scene, id), ...payment };
    case 'return':
      return { ...scenes.returnFacts(scene, id), isDelivered: isDelivered(scene, id) };
    case 'stock':
      return kind === 'stock_storage' ? shelfFacts(scene, id) : { stock: scenes.stockOf(scene, id) };
    case 'claim': {
      const claim = getExisting(scene.mirror.claims, id);
      return { ...scenes.tradeFacts(scene, claim.orderId), claim };
    }
    default: {
      // A rush may be about an item on its way back.
      if (!scene.mirror.orders.has(id)) return scenes.returnFacts(scene, id);
      const facts = scenes.tradeFacts(scene, id);
      return { ...facts, ...payment, returnCost: scenes.returnCost(scene, facts.order.sellerId) };
    }
  }
}

/** Returns true when the courier has reported that the seller has the item. */
function isDelivered(scene: Scene, id: string): boolean {
  const owner = scene.world.asks.get(id) ?? getExisting(scene.world.stock, id);
  return owner.parcelReturn?.isDelivered ?? false;
}

function releasePenalty(scene: Scene, depositId: string): Decision {
  const { ownerId } = getExisting(scene.world.deposits, depositId);
  const isBid = scene.mirror.bids.has(ownerId);
  const fined = isBid ? getExisting(scene.mirror.bids, ownerId) : getExisting(scene.mirror.asks, ownerId);
  const order = [...scene.mirror.orders.values()].findLast((one) => one.askId === ownerId || one.bidId === ownerId);
  if (order === undefined) throw new TypeError(`Expected ${depositId} to belong to a trade.`);
  const paidBy = [fined.deposit.paidByAttemptId, ...fined.deposit.topUps.map((part) => part.attemptId)];
  const wasDepositPaidByCard = paidBy.some((id) => id !== null && scene.world.attempts.get(id)?.method === 'card');
  const isReleased = scenes.fineOf(scene, depositId) === 0;
  const returnCost = returned.includes(fined.closure?.detail ?? '')
    ? scenes.returnCost(scene, order.sellerId)
    : undefined;
  const facts = { ...scenes.tradeFacts(scene, order.id), isReleased, wasDepositPaidByCard, returnCost };
  return decide({ name: 'release_penalty', of: isBid ? 'bid' : 'ask' }, facts, scene.mirror.now);
}
