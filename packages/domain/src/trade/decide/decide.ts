import { withAuditDetails } from '../effects/audit-details.table.ts';
import type { CommandName, CommandOf, FactsOf } from '../facts/commands.ts';
import type { Decision } from '../facts/decision.ts';
import { answer } from './answer.ts';
import { decideAcceptBid, decideMatch } from './decide-accept.ts';
import {
  decideCancelAsk,
  decideDeleteUser,
  decideDelistAsk,
  decideListStockItem,
  decidePostAsk,
  decideReviewSuspension,
} from './decide-ask.ts';
import { decideDelistBid, decidePostBid } from './decide-bid.ts';
import { decideBuy } from './decide-buy.ts';
import { decideCancelOrder } from './decide-cancel.ts';
import { decideClaimAnswerTimeOver, decideClaimParcel, decideDecideClaim, decideOpenClaim } from './decide-claim.ts';
import { decideDepositFailed, decideDepositSucceeded, decidePayDeposit } from './decide-deposit.ts';
import { decideDepositReversed, decideDepositTimeOver } from './decide-deposit-end.ts';
import { decideEditAsk, decideEditBid } from './decide-edit.ts';
import {
  decideAnswerDefect,
  decideCancelLateCheck,
  decideFail,
  decideLoseItem,
  decideNoteDefect,
  decideOfferDiscount,
  decideSlaOver,
  decideWithReturn,
} from './decide-inspection.ts';
import { decideRemind, decideRushAsk, decideRushOrder } from './decide-nudge.ts';
import {
  decideCancelAcceptedBid,
  decidePaymentFailed,
  decidePaymentSucceeded,
  decidePaymentTimeOver,
  decidePayOrder,
} from './decide-payment.ts';
import { decideAppeal, decideDecideAppeal, decideLateScan, decideReleasePenalty } from './decide-penalty.ts';
import { decideHold, decidePaymentReversed, decidePlatformCancel, decideReleaseHold } from './decide-platform.ts';
import { decideConfirmReceived, decideDelivered, decideReceiptTimeOver } from './decide-receipt.ts';
import { decideEndRematch, decideTakeRematch } from './decide-rematch.ts';
import {
  decideChooseReturn,
  decidePayReturn,
  decideReturnCameBack,
  decideReturnChoiceTimeOver,
  decideReturnEnd,
  decideReturnPaid,
  decideReturnSendTimeOver,
  decideReviewCounterfeit,
} from './decide-return.ts';
import {
  decideCancelLateSending,
  decideChangeAddress,
  decideHandToCourier,
  decideOutboundReturned,
  decideReplaceOutboundNumber,
  decideSendingEnd,
} from './decide-sending.ts';
import {
  decideAskMoreTime,
  decideConfirm,
  decideCourierScanned,
  decideInboundLost,
  decideInboundReturned,
  decideInboundSearchOver,
  decideReceiveLateParcel,
  decideSellerDeliver,
} from './decide-shipping.ts';
import { decideBookIntake, decideFailStock, decideLeaveStock, decideLoseStock } from './decide-stock.ts';
import { decidePass, decideReceive } from './decide-warehouse.ts';

type Deciders = {
  readonly [Name in CommandName]: (command: CommandOf<Name>, facts: FactsOf<Name>, now: Date) => Decision;
};

/** Answers commands that a row of the table describes wholly: statuses, conditions, money, timers, messages. */
function byTable(command: { readonly name: CommandName }, facts: object, now: Date): Decision {
  return answer({ name: command.name, context: { ...facts, now } });
}

/** Answers commands of a person who must be a party. */
function byCaller(command: CommandOf<'cancel_bid' | 'send_intake'>, facts: object, now: Date): Decision {
  return answer({ name: command.name, callerId: command.callerId, context: { ...facts, now } });
}

const deciders: Deciders = {
  post_ask: decidePostAsk,
  list_stock_item: decideListStockItem,
  edit_ask: decideEditAsk,
  pay_deposit: decidePayDeposit,
  deposit_succeeded: decideDepositSucceeded,
  deposit_failed: decideDepositFailed,
  deposit_time_over: decideDepositTimeOver,
  deposit_reversed: decideDepositReversed,
  cancel_ask: decideCancelAsk,
  listing_expired: byTable,
  delist_ask: decideDelistAsk,
  review_suspension: decideReviewSuspension,
  delete_user: decideDeleteUser,

  post_bid: decidePostBid,
  edit_bid: decideEditBid,
  pay_bid_deposit: decidePayDeposit,
  bid_deposit_succeeded: decideDepositSucceeded,
  bid_deposit_failed: decideDepositFailed,
  bid_deposit_time_over: decideDepositTimeOver,
  bid_deposit_reversed: decideDepositReversed,
  cancel_bid: byCaller,
  bid_expired: byTable,
  delist_bid: decideDelistBid,
  match_book: decideMatch,
  accept_bid: decideAcceptBid,
  accept_bid_without_pay: decideAcceptBid,
  pay_accepted_bid: decidePayDeposit,
  cancel_accepted_bid: decideCancelAcceptedBid,

  buy_at_lowest_ask: decideBuy,
  pay_order: decidePayOrder,
  payment_succeeded: decidePaymentSucceeded,
  payment_failed: decidePaymentFailed,
  payment_time_over: decidePaymentTimeOver,
  payment_reversed: decidePaymentReversed,
  cancel_order: decideCancelOrder,
  hold_order: decideHold,
  release_hold: decideReleaseHold,
  platform_cancel: decidePlatformCancel,

  confirm_order: decideConfirm,
  confirm_time_over: byTable,
  seller_deliver: decideSellerDeliver,
  ask_more_time: decideAskMoreTime,
  ship_time_over: byTable,
  courier_scanned: decideCourierScanned,
  scan_time_over: byTable,
  inbound_time_over: byTable,
  inbound_search_over: decideInboundSearchOver,
  inbound_lost: decideInboundLost,
  inbound_returned: decideInboundReturned,
  receive_late_parcel: decideReceiveLateParcel,

  receive_at_warehouse: decideReceive,
  begin_inspection: byTable,
  take_over_inspection: byTable,
  pass_inspection: decidePass,
  note_defect: decideNoteDefect,
  fail_inspection: decideFail,
  offer_discount: decideOfferDiscount,
  answer_defect: decideAnswerDefect,
  defect_answer_time_over: decideWithReturn,
  check_sla_over: decideSlaOver,
  check_time_over: byTable,
  check_time_over_again: decideWithReturn,
  cancel_late_check: decideCancelLateCheck,
  lose_item: decideLoseItem,
  appeal_fine: decideAppeal,
  appeal_bid_fine: decideAppeal,
  decide_appeal: decideDecideAppeal,
  decide_bid_appeal: decideDecideAppeal,
  release_penalty: decideReleasePenalty,

  hand_to_courier: decideHandToCourier,
  replace_outbound_number: decideReplaceOutboundNumber,
  send_sla_over: decideSlaOver,
  send_time_over: byTable,
  send_time_over_again: decideSendingEnd,
  cancel_late_sending: decideCancelLateSending,
  courier_delivered: decideDelivered,
  outbound_time_over: byTable,
  outbound_search_over: decideSendingEnd,
  outbound_lost: decideSendingEnd,
  outbound_returned: decideOutboundReturned,
  redelivery_time_over: decideSendingEnd,
  confirm_received: decideConfirmReceived,
  receipt_time_over: decideReceiptTimeOver,
  open_claim: decideOpenClaim,
  decide_claim: decideDecideClaim,
  claim_answer_time_over: decideClaimAnswerTimeOver,
  receive_claimed_item: decideClaimParcel,
  claim_parcel_time_over: decideClaimParcel,
  change_buyer_address: decideChangeAddress,
  change_return_address: decideChangeAddress,
  late_scan: decideLateScan,
  take_rematch: decideTakeRematch,
  refund_now: decideEndRematch,
  rematch_time_over: decideEndRematch,

  choose_return: decideChooseReturn,
  return_choice_time_over: decideReturnChoiceTimeOver,
  pay_return: decidePayReturn,
  return_paid: decideReturnPaid,
  return_sla_over: byTable,
  return_send_time_over: decideReturnSendTimeOver,
  ship_return: byTable,
  return_received: byTable,
  return_receipt_time_over: decideReturnEnd,
  return_came_back: decideReturnCameBack,
  return_lost: decideReturnEnd,
  return_storage_over: byTable,
  review_counterfeit: decideReviewCounterfeit,

  book_intake: decideBookIntake,
  intake_time_over: byTable,
  send_intake: byCaller,
  receive_intake: byTable,
  check_stock: byTable,
  pass_stock: byTable,
  fail_stock: decideFailStock,
  withdraw_stock: decideLeaveStock,
  storage_time_over: decideLeaveStock,
  lose_stock: decideLoseStock,

  remind_of_ask: decideRemind,
  remind_of_bid: decideRemind,
  remind_of_order: decideRemind,
  rush_ask: decideRushAsk,
  rush_order: decideRushOrder,
  rush_time_over: byTable,
};

/**
 * Returns the decision on a command: data only, for the server to apply in one transaction and for a screen to preview.
 * Pure: equal commands, facts and moments give equal decisions. `facts` are read under the lock; ids of new rows come
 * in the command (ADR 0001).
 */
export function decide<Name extends CommandName>(command: CommandOf<Name>, facts: FactsOf<Name>, now: Date): Decision {
  const decider: Deciders[Name] = deciders[command.name];
  return withAuditDetails(decider(command, facts, now), command);
}
