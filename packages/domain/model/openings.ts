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
 * How a sequence may begin, so that chance dwells on every part of the page and not only on its first rows. Each step looks for what the
 * steps before it have made; where they were refused there is nothing to do, and chance goes on from there.
 */

const listed = [post, payDeposit, depositPaid];
const bidding = [bid, payDeposit, depositPaid];
const held = [...bidding, accept('ewallet')];
const accepted = [...bidding, accept(null), payDeposit, depositPaid];
const reserved = [...listed, buy('standard')];
const bought = [...reserved, pay, paid];
const sent = [...bought, confirm, deliver];
const received = [...bought, receive];
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
  [...bidding, editBid(6_000_000), ...lapse('T3')],
  accepted,
  [...accepted, ...lapse('T7'), appealBid, maybe(decideBidAppeal)],
  [...accepted, pay, ...lapse('T7'), ...lapse('T7'), maybe(paid)],
  [...accepted, blameSeller],
  [...listed, suspendSeller, maybe(reverseAsk)],
  [coupon, ...reserved],
  [...reserved, pay, paymentFailed, pay, maybe(paid), maybe(firstPaid)],
  [...reserved, pay, withdrawPurchase, maybe(withdrawPurchase), maybe(paymentFailed)],
  [...bought, withdrawPurchase, failRefund, failRefund, failRefund],
  bought,
  [...bought, maybe(blameBuyer)],
  [...listed, ...listed, buy('standard'), pay, paid, reject, maybe(takeAnother)],
  [...listed, ...listed, buy('standard'), pay, paid, reject, maybe(refundNow), ...lapse('T20')],
  sent,
  [...sent, comeBack, deliver, maybe(comeBack)],
  [...sent, giveUp, ...lapse('T10b')],
  [...sent, scan, ...lapse('T10'), ...lapse('T10b')],
  [...sent, ...lapse('T9b')],
  [...received, ...lapse('T11'), leaveLate, withdraw],
  [...received, ...lapse('T11')],
  here,
  [...here, note, discount],
  [...here, question, note, discount, maybe(refuse), maybe(endHold)],
  [...here, question, failAs('used'), maybe(endHold)],
  [...sent, question, comeBack, maybe(endHold), deliver, comeBack],
  [...received, ...lapse('T11'), question, leaveLate, maybe(endHold), leaveLate],
  [...storedAndSold, question, maybe(loseHere), maybe(blameBuyer)],
  [...reserved, reverseAsk, withdrawPurchase, maybe(payDeposit), depositPaid],
  [...bidding, accept(null), reverseBid, ...lapse('T5')],
  [...bidding, editBid(650_000), payBid, editBid(1_100_000), payBid, maybe(depositPaid)],
  [...here, note, refuse],
  [...here, failAs('used')],
  [...here, failAs('counterfeit')],
  [...here, failAs('transit_damage'), takeBack, shipBack, arriveBack, ...lapse('T17')],
  [...here, failAs('transit_damage'), takeBack, shipBack, maybe(returnToUs), loseBack],
  [...here, failAs('transit_damage'), maybe(surrender)],
  passed,
  [coupon, ...passed, ...lapse('T13')],
  [...passed, ...lapse('T13'), ...lapse('T13b')],
  [...passed, maybe(takePaymentBack)],
  outbound,
  [...outbound, bringBack],
  [...outbound, bringBack, ...lapse('T13r')],
  [...outbound, ...lapse('T14')],
  [...outbound, ...lapse('T14'), ...lapse('T14b')],
  delivered,
  [...delivered, claim],
  [...delivered, claim, ...lapse('T19s')],
  [...delivered, claim, settleClaim],
  [...delivered, content, doubt],
  [...delivered, content, doubt, settleClaim],
  [...delivered, content, doubt, settleClaim, ...lapse('T19')],
  checking,
  [...checking, maybe(rejectAsFake)],
  [...inStock, stockBack, payBack, maybe(payBack), maybe(disposeStock)],
  [...inStock, stockBack, ...lapse('T18')],
  stored,
  [...stored, ...bidding, acceptFromStock, pay, paid],
  storedAndSold,
  [...storedAndSold, ...lapse('T13')],
  [...storedAndSold, ...lapse('T13'), ...lapse('T13b')],
  [...storedAndSold, maybe(loseHere)],
];

export const openingCount = openings.length;

/** The command with which this sequence goes on at this place; none when its opening is over. */
export function openingCommand(world: World, dice: Dice, seed: number, place: number): Command | undefined {
  return openings[seed % openings.length]?.[place]?.(world, dice);
}
