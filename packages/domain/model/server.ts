import type { Approval, Decision } from '../src/trade/facts/decision.ts';
import type { AttemptSnapshot } from '../src/trade/facts/snapshot.ts';
import { applyDecision } from './apply.ts';
import { ask } from './calls.ts';
import { getExisting } from './look.ts';
import { withdrawableIn } from './mirror.ts';
import { highestBid, lowestAsk } from './queues.ts';
import * as scenes from './scene.ts';
import type { Scene } from './scene.types.ts';

/*
 * Steps of a server after a decision: the book is matched (docs/lifecycle.md#crossing), a suspended seller's asks leave
 * the market (E12), and a return leg that the seller owes is paid from the wallet where the balance suffices
 * (docs/lifecycle.md#returns).
 */

/**
 * Applies a decision and the steps that follow from it.
 * @throws Error for a change that the database would refuse, or for a refusal of a following step.
 */
export function carryOut(scene: Scene, decision: Decision, attempt: AttemptSnapshot | null = null): void {
  if (!decision.ok) throw new Error(`the server's own step is refused: ${decision.reason}`);
  const coupon = scene.made.couponId === null ? null : getExisting(scene.world.coupons, scene.made.couponId);
  applyDecision(scene.mirror, decision, { attempt, coupon });
  for (const made of decision.creations) if (made.entity === 'order') scene.made.orderIds.shift();
  match(scene, decision);
  for (const { userId, change } of decision.standings) {
    const wasSuspended = scenes.person(scene, userId).isSellingSuspended;
    if (change === 'selling_suspended' && !wasSuspended) delistAsksOf(scene, userId, 'suspended');
  }
  payReturn(scene, decision);
}

/** Matches an entry that has come (back) to the book by this decision, or changed its price there. */
function match(scene: Scene, decision: Approval): void {
  const moved = decision.moves.find((move) => move.to === 'listed' || move.to === 'bid_active');
  const edited = decision.patches.find(
    (patch) => (patch.entity === 'ask' || patch.entity === 'bid') && patch.set.price !== undefined,
  );
  const id = moved?.id ?? edited?.id ?? '';
  const ask_ = scene.mirror.asks.get(id);
  const bid = scene.mirror.bids.get(id);
  if (ask_?.status === 'listed') {
    const queue = highestBid(scene, ask_.sellerId);
    if (queue.bid === null || ask_.lane === 'flash' || queue.bid.price < ask_.price) return;
    const facts = { ask: ask_, bid: queue.bid, newOrder: scenes.newOrderFacts(scene, queue.bid) };
    carryOut(scene, ask(scene, { name: 'match_book', incoming: 'ask' }, facts));
  } else if (bid?.status === 'bid_active') {
    const best = lowestAsk(scene, bid.buyerId, 'standard').ask;
    if (best === null || best.price > bid.price) return;
    const facts = { ask: best, bid, newOrder: scenes.newOrderFacts(scene, bid) };
    carryOut(scene, ask(scene, { name: 'match_book', incoming: 'bid' }, facts));
  }
}

/** E12. Acceptances come last: a bid that returns to the book must not meet an ask that is about to close. */
export function delistAsksOf(scene: Scene, userId: string | null, why: 'delisted' | 'suspended'): void {
  for (const origin of ['listing', 'accept_bid'] as const) {
    for (const { id, sellerId } of [...scene.mirror.asks.values()]) {
      const now = getExisting(scene.mirror.asks, id);
      const isOpen = now.status === 'listed' || now.status === 'to_pay';
      if (now.origin !== origin || !isOpen || (userId !== null && sellerId !== userId)) continue;
      carryOut(scene, ask(scene, { name: 'delist_ask', why }, scenes.askFacts(scene, id)));
    }
  }
}

/** E12 and E12b of one bid. */
export function delistBid(scene: Scene, bidId: string, why: 'delisted' | 'suspended'): void {
  const bid = getExisting(scene.mirror.bids, bidId);
  const heldFor = [...scene.mirror.heldBids].findLast(([, id]) => id === bidId)?.[0];
  const held =
    bid.status === 'seller_to_pay_deposit' && heldFor !== undefined ? getExisting(scene.mirror.asks, heldFor) : null;
  const facts = { ...scenes.bidFacts(scene, bidId), ask: held };
  carryOut(scene, ask(scene, { name: 'delist_bid', why }, facts));
}

let walletPayments = 0;

function payReturn(scene: Scene, decision: Approval): void {
  const opened = decision.creations.find((one) => one.entity === 'returnLeg')?.row.id;
  const again = decision.moves.find((move) => move.entity === 'returnLeg' && move.to === 'return_pending')?.id;
  const leg = scene.mirror.returns.get(opened ?? again ?? '');
  if (leg === undefined || leg.status !== 'return_pending' || leg.payer !== 'seller' || leg.isPaid) return;
  if (withdrawableIn(scene.mirror, leg.sellerId) < leg.cost) return;
  walletPayments += 1;
  const attempt: AttemptSnapshot = {
    id: `att_wallet${walletPayments}` as AttemptSnapshot['id'],
    subject: { entity: 'return', id: leg.id },
    userId: leg.sellerId,
    amount: leg.cost,
    status: 'PENDING',
    createdAt: scene.mirror.now,
    source: 'wallet',
  };
  scene.mirror.attempts.set(attempt.id, attempt);
  const facts = { ...scenes.returnFacts(scene, leg.id), attempt };
  carryOut(scene, ask(scene, { name: 'return_paid', amount: leg.cost }, facts));
}
