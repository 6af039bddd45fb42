import type { Command } from './commands.ts';
import type { Dice } from './dice.ts';
import {
  appealBid,
  arriveBack,
  book,
  decideBidAppeal,
  disposeStock,
  editBid,
  failRefund,
  firstPaid,
  loseBack,
  payBack,
  payBid,
  rejectAsFake,
  remindOfBid,
  returnToUs,
  reverseAsk,
  reverseBid,
  sellStored,
  shelve,
  shipBack,
  stockBack,
  surrender,
  suspendSeller,
  takeBack,
} from './opening-item-steps.ts';
import {
  arrive,
  blameBuyer,
  blameSeller,
  bringBack,
  claim,
  comeBack,
  confirm,
  content,
  deliver,
  discount,
  doubt,
  endHold,
  failAs,
  giveUp,
  hand,
  inspect,
  leaveLate,
  loseHere,
  note,
  paid,
  pass,
  pay,
  paymentFailed,
  question,
  receive,
  refundNow,
  refuse,
  reject,
  scan,
  settleClaim,
  takeAnother,
  takePaymentBack,
  withdraw,
  withdrawPurchase,
} from './opening-order-steps.ts';
import {
  accept,
  acceptFromStock,
  bid,
  buy,
  coupon,
  depositPaid,
  lapse,
  maybe,
  payDeposit,
  post,
  type Step,
  wait,
} from './opening-steps.ts';
import type { World } from './world.ts';

/*
 * Beginnings of a sequence, so that random commands reach every part of the life cycle and not only its first rows.
 * Each step looks for the results of the steps before it. Where those were refused, the step is skipped and random
 * commands follow.
 */

const listed = [post, payDeposit, depositPaid];
const bidding = [bid, payDeposit, depositPaid];
const held = [...bidding, accept('ewallet')];
const accepted = [...bidding, accept(null), payDeposit, depositPaid];
const reserved = [...listed, buy('standard')];
const bought = [...reserved, pay, paid];
const sent = [...bought, confirm, deliver];
const received = [...bought, confirm, receive];
const here = [...received, inspect];
const passed = [...here, pass];
const outbound = [...passed, hand];
const delivered = [...outbound, arrive];
const checking = [book, shelve('receive'), shelve('begin_check')];
const inStock = [...checking, shelve('pass')];
const stored = [...inStock, sellStored];
const storedAndSold = [...stored, buy('flash'), pay, paid];

const openings: readonly (readonly Step[])[] = [
  [],
  listed,
  bidding,
  held,
  [...bidding, accept(null), wait(25 * 60_000), remindOfBid],
  [...bidding, accept(null), reverseBid, payBid],
  [...bidding, editBid(6_000_000), payBid, editBid(50_000)],
  [...bidding, editBid(6_000_000), ...lapse('bid_deposit')],
  accepted,
  [...accepted, ...lapse('accepted_payment_window'), appealBid, maybe(decideBidAppeal)],
  [...accepted, pay, ...lapse('accepted_payment_window'), ...lapse('accepted_payment_window'), maybe(paid)],
  [...accepted, blameSeller],
  [...listed, suspendSeller, maybe(reverseAsk)],
  [coupon, ...reserved],
  [...reserved, pay, paymentFailed, pay, maybe(paid), maybe(firstPaid)],
  [...reserved, pay, withdrawPurchase, maybe(withdrawPurchase), maybe(paymentFailed)],
  [...bought, withdrawPurchase, failRefund, failRefund, failRefund],
  bought,
  [...bought, maybe(blameBuyer)],
  [...listed, ...listed, buy('standard'), pay, paid, reject, maybe(takeAnother)],
  [...listed, ...listed, buy('standard'), pay, paid, reject, maybe(refundNow), ...lapse('rematch')],
  sent,
  [...sent, comeBack, deliver, maybe(comeBack)],
  [...sent, giveUp, ...lapse('inbound_search')],
  [...sent, scan, ...lapse('inbound_transit'), ...lapse('inbound_search')],
  [...sent, ...lapse('first_scan')],
  [...received, ...lapse('check'), leaveLate, withdraw],
  [...received, ...lapse('check')],
  here,
  [...here, note, discount],
  [...here, question, note, discount, maybe(refuse), maybe(endHold)],
  [...here, question, failAs('used'), maybe(endHold)],
  [...sent, question, comeBack, maybe(endHold), deliver, comeBack],
  [...received, ...lapse('check'), question, leaveLate, maybe(endHold), leaveLate],
  [...storedAndSold, question, maybe(loseHere), maybe(blameBuyer)],
  [...reserved, reverseAsk, withdrawPurchase, maybe(payDeposit), depositPaid],
  [...bidding, accept(null), reverseBid, ...lapse('acceptance_deposit')],
  [...bidding, editBid(650_000), payBid, editBid(1_100_000), payBid, maybe(depositPaid)],
  [...here, note, refuse],
  [...here, failAs('used')],
  [...here, failAs('counterfeit')],
  [...here, failAs('transit_damage'), takeBack, shipBack, arriveBack, ...lapse('seller_to_receive')],
  [...here, failAs('transit_damage'), takeBack, shipBack, maybe(returnToUs), loseBack],
  [...here, failAs('transit_damage'), maybe(surrender)],
  passed,
  [coupon, ...passed, ...lapse('platform_to_ship')],
  [...passed, ...lapse('platform_to_ship'), ...lapse('platform_to_ship_again')],
  [...passed, maybe(takePaymentBack)],
  outbound,
  [...outbound, bringBack],
  [...outbound, bringBack, ...lapse('redelivery')],
  [...outbound, ...lapse('outbound_transit')],
  [...outbound, ...lapse('outbound_transit'), ...lapse('outbound_search')],
  delivered,
  [...delivered, claim],
  [...delivered, claim, ...lapse('claim_answer')],
  [...delivered, claim, settleClaim],
  [...delivered, content, doubt],
  [...delivered, content, doubt, settleClaim],
  [...delivered, content, doubt, settleClaim, ...lapse('claim_parcel')],
  checking,
  [...checking, maybe(rejectAsFake)],
  [...inStock, stockBack, payBack, maybe(payBack), maybe(disposeStock)],
  [...inStock, stockBack, ...lapse('return_storage')],
  stored,
  [...stored, ...bidding, acceptFromStock, pay, paid],
  storedAndSold,
  [...storedAndSold, ...lapse('platform_to_ship')],
  [...storedAndSold, ...lapse('platform_to_ship'), ...lapse('platform_to_ship_again')],
  [...storedAndSold, maybe(loseHere)],
];

export const openingCount = openings.length;

/** Returns the command of this sequence's opening at this place; none when the opening is over. */
export function openingCommand(world: World, dice: Dice, seed: number, place: number): Command | undefined {
  return openings[seed % openings.length]?.[place]?.(world, dice);
}
