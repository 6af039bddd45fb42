import { acceptBid, sellerCancelsAcceptance } from './accepting.ts';
import { cancelBid, editBid, placeBid } from './bidding.ts';
import { buyAtLowestAsk, buyerCancels, buyerCancelsAcceptedBid, payOrder } from './buying.ts';
import * as claims from './claims.ts';
import type { Command, CommandName, CommandOf } from './commands.ts';
import { confirmVerifications, offerDiscount } from './defects.ts';
import * as delivery from './delivery.ts';
import { depositReversed } from './deposits.ts';
import { appealFine, decideAppeal } from './fines.ts';
import { useLateRight } from './late-platform.ts';
import { deleteUser, suspendBuying } from './leaving.ts';
import { cancelAsk, delistItem, editAsk, endReview, postAsk, suspendSelling } from './listing.ts';
import { getExisting, newId } from './look.ts';
import type { Attempt, Deposit } from './money-world.ts';
import { changeBuyerAddress, changeReturnAddress, rushOrder, sendReminder } from './nudges.ts';
import { depositFailed, depositSucceeded, payDeposit } from './paying-deposits.ts';
import { endRiskHold, flagRisk, paymentFailed, paymentSucceeded } from './payments.ts';
import { payoutMoves, refundMoves, requestPayout } from './payouts.ts';
import { platformCancels } from './platform-cancels.ts';
import { refundInstead, takeAnotherPair } from './rematch.ts';
import * as ways from './return-steps.ts';
import * as returns from './returns.ts';
import { paymentReversed } from './reversals.ts';
import * as shipping from './shipping.ts';
import { bookIntake, damageStock, moveStock, rejectStock, withdrawStock } from './stock.ts';
import { timeOver } from './time-over.ts';
import { DAY } from './timers.ts';
import * as warehouse from './warehouse.ts';
import type { Ask, Bid, Order, Stock, World } from './world.ts';

const ask = (world: World, id: string): Ask => getExisting(world.asks, id);
const bid = (world: World, id: string): Bid => getExisting(world.bids, id);
const order = (world: World, id: string): Order => getExisting(world.orders, id);
const deposit = (world: World, id: string): Deposit => getExisting(world.deposits, id);
const attempt = (world: World, id: string): Attempt => getExisting(world.attempts, id);
const stock = (world: World, id: string): Stock => getExisting(world.stock, id);
const parcel = (world: World, id: string): returns.Parcel => world.asks.get(id) ?? stock(world, id);
const entry = (world: World, id: string): Ask | Bid => world.asks.get(id) ?? bid(world, id);
const trade = (world: World, id: string): Ask | Bid | Order => world.orders.get(id) ?? entry(world, id);

type Steps = { readonly [Name in CommandName]: (world: World, command: CommandOf<Name>) => string | null };

const steps: Steps = {
  wait: (world, { ms }) => {
    world.now += ms;
    return null;
  },
  time_over: (world, { timer, id }) => timeOver(world, timer, id),
  claim_coupon: (world, { userId, amount, days }) => {
    const id = newId(world, 'cpn');
    world.coupons.set(id, { id, userId, amount, expiresAt: world.now + days * DAY, status: 'active' });
    return null;
  },

  post_ask: (world, command) => postAsk(world, command),
  pay_deposit: (world, { ownerId, method }) => payDeposit(world, entry(world, ownerId), method),
  deposit_succeeded: (world, { attemptId, amount }) => depositSucceeded(world, attempt(world, attemptId), amount),
  deposit_failed: (world, { attemptId }) => depositFailed(world, attempt(world, attemptId)),
  deposit_reversed: (world, { depositId, attemptId }) =>
    depositReversed(world, deposit(world, depositId), attempt(world, attemptId)),
  cancel_ask: (world, { askId }) => cancelAsk(world, ask(world, askId)),
  edit_ask: (world, { askId, price, days }) => editAsk(world, ask(world, askId), price, days),
  delist_item: (world) => delistItem(world),
  suspend_seller: (world, { userId }) => suspendSelling(world, getExisting(world.people, userId)),
  end_review: (world, { askId }) => endReview(world, ask(world, askId)),

  place_bid: (world, { buyerId, price, days }) => placeBid(world, buyerId, price, days),
  cancel_bid: (world, { bidId }) => cancelBid(world, bid(world, bidId)),
  edit_bid: (world, { bidId, price, days }) => editBid(world, bid(world, bidId), price, days),
  accept_bid: (world, command) => acceptBid(world, command),
  cancel_accepted_bid: (world, { bidId, callerId }) => {
    const accepted = bid(world, bidId);
    return accepted.buyerId === callerId
      ? buyerCancelsAcceptedBid(world, accepted, callerId)
      : sellerCancelsAcceptance(world, accepted, callerId);
  },

  buy_at_lowest_ask: (world, command) => buyAtLowestAsk(world, command),
  pay_order: (world, { orderId, method }) => payOrder(world, order(world, orderId), method),
  payment_succeeded: (world, { attemptId, amount }) => paymentSucceeded(world, attempt(world, attemptId), amount),
  payment_failed: (world, { attemptId }) => paymentFailed(world, attempt(world, attemptId)),
  cancel_order: (world, { orderId, callerId, isSeller }) =>
    isSeller
      ? shipping.sellerCancels(world, order(world, orderId), callerId)
      : buyerCancels(world, order(world, orderId), callerId),
  suspend_buyer: (world, { userId }) => suspendBuying(world, getExisting(world.people, userId)),
  delete_user: (world, { userId }) => deleteUser(world, getExisting(world.people, userId)),
  flag_risk: (world, { orderId }) => flagRisk(world, order(world, orderId)),
  end_risk_hold: (world, { orderId }) => endRiskHold(world, order(world, orderId)),

  confirm_order: (world, { orderId, callerId }) => shipping.confirmOrder(world, order(world, orderId), callerId),
  seller_deliver: (world, { orderId, callerId, trackingNumber }) =>
    shipping.sellerDeliver(world, order(world, orderId), callerId, trackingNumber),
  ask_more_time: (world, { orderId, callerId }) => shipping.askMoreTime(world, order(world, orderId), callerId),
  courier_scanned: (world, { orderId, scannedAt }) => shipping.courierScanned(world, order(world, orderId), scannedAt),
  courier_lost_inbound: (world, { orderId }) => shipping.investigateInbound(world, order(world, orderId)),
  courier_returned: (world, { orderId }) => shipping.courierReturned(world, order(world, orderId)),
  platform_cancels: (world, { orderId, fault, isFraud }) =>
    platformCancels(world, order(world, orderId), fault, isFraud),

  receive_at_warehouse: (world, { orderId }) => warehouse.receiveAtWarehouse(world, order(world, orderId)),
  begin_inspection: (world, { orderId }) => warehouse.beginInspection(world, order(world, orderId)),
  take_over_inspection: (world, { orderId }) => warehouse.takeOverInspection(world, order(world, orderId)),
  pass_inspection: (world, { orderId, isComplete }) =>
    warehouse.passInspection(world, order(world, orderId), isComplete),
  find_minor_defect: (world, { orderId, hasPhotos }) =>
    warehouse.findMinorDefect(world, order(world, orderId), hasPhotos),
  offer_discount: (world, { orderId, callerId, discount }) =>
    offerDiscount(world, order(world, orderId), callerId, discount),
  fail_inspection: (world, { orderId, ...verdict }) => warehouse.failInspection(world, order(world, orderId), verdict),
  confirm_verifications: (world, { orderId, callerId, isAccepted }) =>
    confirmVerifications(world, order(world, orderId), callerId, isAccepted),
  appeal_fine: (world, { depositId, callerId }) => appealFine(world, deposit(world, depositId), callerId),
  decide_appeal: (world, { depositId, isUpheld }) => decideAppeal(world, deposit(world, depositId), isUpheld),
  payment_reversed: (world, { orderId, isFinal }) => paymentReversed(world, order(world, orderId), isFinal),

  hand_to_courier: (world, { orderId, trackingNumber }) =>
    delivery.handToCourier(world, order(world, orderId), trackingNumber),
  use_late_right: (world, { orderId, callerId }) => useLateRight(world, order(world, orderId), callerId),
  lost_before_sending: (world, { orderId }) => delivery.lostBeforeSending(world, order(world, orderId)),
  courier_delivered: (world, { orderId }) => delivery.courierDelivered(world, order(world, orderId)),
  confirm_received: (world, { orderId, callerId }) => delivery.confirmReceived(world, order(world, orderId), callerId),
  parcel_came_back: (world, { orderId }) => delivery.parcelCameBack(world, order(world, orderId)),
  courier_lost_outbound: (world, { orderId }) => delivery.lostOutbound(world, order(world, orderId), 'E73 by courier'),
  open_claim: (world, { orderId, callerId, kind }) => claims.openClaim(world, order(world, orderId), callerId, kind),
  reject_claim: (world, { orderId }) => claims.rejectClaim(world, order(world, orderId)),
  uphold_claim: (world, { orderId, partial }) => claims.upholdClaim(world, order(world, orderId), partial),
  claimed_item_back: (world, { orderId }) => claims.claimedItemBack(world, order(world, orderId)),
  late_scan: (world, { orderId, scannedAt }) => delivery.lateScan(world, order(world, orderId), scannedAt),
  take_another_pair: (world, { orderId, callerId }) => takeAnotherPair(world, order(world, orderId), callerId),
  refund_now: (world, { orderId }) => refundInstead(world, order(world, orderId)),

  pay_return: (world, { ownerId }) => returns.payReturn(world, parcel(world, ownerId)),
  return_paid: (world, { attemptId }) => {
    const paid = attempt(world, attemptId);
    return returns.returnPaid(world, parcel(world, paid.subjectId), paid);
  },
  choose_return: (world, { ownerId, callerId, choice }) =>
    ways.chooseReturn(world, parcel(world, ownerId), callerId, choice),
  ship_return: (world, { ownerId }) => ways.shipReturn(world, parcel(world, ownerId)),
  return_delivered: (world, { ownerId }) => ways.returnDelivered(world, parcel(world, ownerId)),
  return_received: (world, { ownerId }) => ways.returnReceived(world, parcel(world, ownerId)),
  return_came_back: (world, { ownerId }) => ways.returnCameBack(world, parcel(world, ownerId)),
  return_lost: (world, { ownerId }) => ways.returnLost(world, parcel(world, ownerId), 'RT5'),
  release_held_item: (world, { ownerId, isReleased }) =>
    ways.releaseHeldItem(world, parcel(world, ownerId), isReleased),

  book_intake: (world, { sellerId }) => bookIntake(world, sellerId),
  move_stock: (world, { stockId, step: toward }) => moveStock(world, stock(world, stockId), toward),
  reject_stock: (world, { stockId, isCounterfeit, inspectors }) =>
    rejectStock(world, stock(world, stockId), isCounterfeit, inspectors),
  withdraw_stock: (world, { stockId, callerId }) => withdrawStock(world, stock(world, stockId), callerId),
  damage_stock: (world, { stockId }) => damageStock(world, stock(world, stockId)),

  request_payout: (world, { userId, amount }) => requestPayout(world, userId, amount),
  payout_moves: (world, { payoutId, ...news }) => payoutMoves(world, getExisting(world.payouts, payoutId), news),
  refund_moves: (world, { refundId, news }) => refundMoves(world, getExisting(world.refunds, refundId), news),

  send_reminder: (world, { id }) => sendReminder(world, trade(world, id)),
  rush_order: (world, { id }) => {
    const thing = trade(world, id);
    return thing.kind === 'bid' ? 'NOT_ALLOWED_NOW' : rushOrder(world, thing);
  },
  change_buyer_address: (world, { orderId, region }) => changeBuyerAddress(world, order(world, orderId), region),
  change_return_address: (world, { askId }) => changeReturnAddress(world, ask(world, askId)),
};

/**
 * Changes the world in place and returns null, or returns the code of a refusal and leaves the world as it was.
 * Afterwards `world.rows` names the rows of lifecycle.md that the command went through.
 */
export function step(world: World, command: Command): string | null {
  world.rows = [];
  const run = steps[command.name] as (world: World, command: Command) => string | null;
  world.refused = run(world, command);
  return world.refused;
}
