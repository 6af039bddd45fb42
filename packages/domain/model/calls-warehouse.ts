import { sellerFees } from '../src/config/fees.ts';
import type { UserId } from '../src/ids/id.ts';
import { centavos } from '../src/money/centavos.ts';
import { ask, type Calls } from './calls.ts';
import { getExisting } from './look.ts';
import * as scenes from './scene.ts';
import type { Scene } from './scene.types.ts';

/* The check (E53, E56 to E63), fines (E64), late rights (E45b, E68) and claims (E74). */

const checklist = ['box', 'sole'];

export const warehouseCalls: Calls = {
  receive_at_warehouse: (scene, { orderId }) => {
    const trade = scenes.tradeFacts(scene, orderId);
    const isByOrderNumber = trade.order.status === 'seller_to_ship';
    const scanned = { name: 'receive_at_warehouse', isByOrderNumber, handedOverBy: 'The seller' } as const;
    if (trade.order.status !== 'transaction_closed') return ask(scene, scanned, trade);
    // A parcel that was never sent, or is here already, cannot come.
    if (scene.refused !== null) return null;
    const { closure, inboundScannedAt, income } = trade.order;
    const isCompensated = closure?.detail === 'lost_inbound' && inboundScannedAt !== null;
    const returnCost = scenes.returnCost(scene, trade.order.sellerId);
    const { stock, returnLeg, owed } = trade;
    const facts = { ask: trade.ask, stock, returnLeg, owed, isCompensated, returnCost, itemValue: income };
    return ask(scene, { name: 'receive_late_parcel' }, facts);
  },
  begin_inspection: (scene, { orderId }) => ask(scene, { name: 'begin_inspection' }, scenes.tradeFacts(scene, orderId)),
  take_over_inspection: (scene, { orderId }) =>
    ask(scene, { name: 'take_over_inspection' }, scenes.tradeFacts(scene, orderId)),
  pass_inspection: (scene, { orderId, isComplete }) => {
    const points = checklist.map((id) => ({ id, verdict: 'pass' as const })).slice(isComplete ? 0 : 1);
    const trade = scenes.tradeFacts(scene, orderId);
    const { finishedSales } = scenes.person(scene, trade.order.sellerId);
    const facts = { ...trade, checklist, sellerFinishedSales: finishedSales };
    return ask(scene, { name: 'pass_inspection', points, photoCount: 1 }, facts);
  },
  find_minor_defect: (scene, { orderId, hasPhotos }) =>
    ask(scene, { name: 'note_defect', photoCount: hasPhotos ? 1 : 0 }, scenes.tradeFacts(scene, orderId)),
  fail_inspection: (scene, { orderId, failure, inspectors, passesAsNew }) => {
    const trade = scenes.tradeFacts(scene, orderId);
    const lossInValue = centavos(failure === 'transit_damage' ? Math.floor(trade.order.income / 2) : 0);
    const facts = { ...trade, returnCost: scenes.returnCost(scene, trade.order.sellerId) };
    const fields = { finding: failure, inspectors, photoCount: 1, passesAsNew, lossInValue };
    return ask(scene, { name: 'fail_inspection', ...fields }, facts);
  },
  offer_discount: (scene, { orderId, callerId, discount }) => {
    const facts = { ...scenes.tradeFacts(scene, orderId), feeRules: sellerFees };
    return ask(scene, { name: 'offer_discount', callerId: callerId as UserId, discount: centavos(discount) }, facts);
  },
  confirm_verifications: (scene, { orderId, callerId, isAccepted }) => {
    const trade = scenes.tradeFacts(scene, orderId);
    const { sellerId } = trade.order;
    const sellerFinishedSales = scenes.person(scene, sellerId).finishedSales;
    const facts = { ...trade, sellerFinishedSales, returnCost: scenes.returnCost(scene, sellerId) };
    const result = isAccepted ? 'accept' : 'reject';
    return ask(scene, { name: 'answer_defect', callerId: callerId as UserId, result }, facts);
  },
  use_late_right: (scene, { orderId, callerId }) => {
    const trade = scenes.tradeFacts(scene, orderId);
    const isSending = trade.order.status === 'platform_to_ship';
    const isLate = scenes.isRunning(scene, isSending ? 'platform_to_ship_again' : 'check_again', orderId);
    const facts = { ...trade, isLate, returnCost: scenes.returnCost(scene, trade.order.sellerId) };
    const name = isSending ? 'cancel_late_sending' : 'cancel_late_check';
    return ask(scene, { name, callerId: callerId as UserId }, facts);
  },
  lost_before_sending: (scene, { orderId }) => ask(scene, { name: 'lose_item' }, scenes.tradeFacts(scene, orderId)),

  appeal_fine: (scene, { depositId, callerId }) => {
    const { ownerId } = getExisting(scene.world.deposits, depositId);
    const isFineInSuspense = scenes.fineOf(scene, depositId) > 0;
    const caller = { callerId: callerId as UserId };
    return scene.mirror.bids.has(ownerId)
      ? ask(scene, { name: 'appeal_bid_fine', ...caller }, { ...scenes.bidFacts(scene, ownerId), isFineInSuspense })
      : ask(scene, { name: 'appeal_fine', ...caller }, { ...scenes.askFacts(scene, ownerId), isFineInSuspense });
  },
  decide_appeal: (scene, { depositId, isUpheld }) => {
    const { ownerId } = getExisting(scene.world.deposits, depositId);
    const isFineInSuspense = scenes.fineOf(scene, depositId) > 0;
    return scene.mirror.bids.has(ownerId)
      ? ask(scene, { name: 'decide_bid_appeal', isUpheld }, { ...scenes.bidFacts(scene, ownerId), isFineInSuspense })
      : ask(scene, { name: 'decide_appeal', isUpheld }, { ...scenes.askFacts(scene, ownerId), isFineInSuspense });
  },

  open_claim: (scene, { orderId, callerId, kind }) => {
    const { claimId } = scene.made;
    const { claim, ...trade } = scenes.tradeFacts(scene, orderId);
    const fields = { callerId: callerId as UserId, claimId, kind, photoCount: 1, isSealUnbroken: true };
    return ask(scene, { name: 'open_claim', ...fields }, { ...trade, hasClaim: claim !== null });
  },
  reject_claim: (scene, { orderId }) => decideClaim(scene, orderId, 'reject', 0),
  uphold_claim: (scene, { orderId, partial }) =>
    decideClaim(scene, orderId, partial === null ? 'take_back' : 'refund_part', partial ?? 0),
  claimed_item_back: (scene, { orderId }) => {
    const { claim, ...trade } = scenes.tradeFacts(scene, orderId);
    return claim === null ? null : ask(scene, { name: 'receive_claimed_item' }, { ...trade, claim });
  },
};

function decideClaim(scene: Scene, orderId: string, outcome: 'reject' | 'refund_part' | 'take_back', refund: number) {
  const { claim, ...trade } = scenes.tradeFacts(scene, orderId);
  if (claim === null) return null;
  return ask(scene, { name: 'decide_claim', outcome, refund: centavos(refund) }, { ...trade, claim });
}
