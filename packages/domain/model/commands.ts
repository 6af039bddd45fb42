import type { Acceptance } from './accepting.ts';
import type { NewAsk } from './asks.ts';
import type { Purchase } from './buying.ts';
import type { Method } from './paying-deposits.ts';
import type { PayoutNews } from './payouts.ts';
import type { Fault } from './platform-cancels.ts';
import type { StockStep } from './stock.ts';
import type { Verdict } from './warehouse.ts';
import type { Person, ReturnChoice, TimerName } from './world.ts';

type ByCaller = { orderId: string; callerId: string };

/**
 * The commands of the model's world. A command that the rules of `trade` know too has the same name here; `time_over`
 * stands for their `…_time_over` of all timers. The ids are those of the model.
 */
export type CommandTable = {
  wait: { ms: number };
  time_over: { timer: TimerName; id: string };
  claim_coupon: { userId: string; amount: number; days: number };

  post_ask: NewAsk;
  pay_deposit: { ownerId: string; method: Method };
  deposit_succeeded: { attemptId: string; amount: number };
  deposit_failed: { attemptId: string };
  deposit_reversed: { depositId: string; attemptId: string };
  cancel_ask: { askId: string };
  edit_ask: { askId: string; price: number; days: number };
  delist_item: object;
  suspend_seller: { userId: string };
  end_review: { askId: string };

  place_bid: { buyerId: string; price: number; days: number };
  cancel_bid: { bidId: string };
  edit_bid: { bidId: string; price: number; days: number };
  accept_bid: Acceptance;
  cancel_accepted_bid: { bidId: string; callerId: string };

  buy_at_lowest_ask: Purchase;
  pay_order: { orderId: string; method: 'card' | 'ewallet' };
  payment_succeeded: { attemptId: string; amount: number };
  payment_failed: { attemptId: string };
  cancel_order: ByCaller & { isSeller: boolean };
  suspend_buyer: { userId: string };
  delete_user: { userId: string };
  flag_risk: { orderId: string };
  end_risk_hold: { orderId: string };

  confirm_order: ByCaller;
  seller_deliver: ByCaller & { trackingNumber: string };
  ask_more_time: ByCaller;
  courier_scanned: { orderId: string; scannedAt: number };
  courier_lost_inbound: { orderId: string };
  courier_returned: { orderId: string };
  platform_cancels: { orderId: string; fault: Fault; isFraud: boolean };

  receive_at_warehouse: { orderId: string };
  begin_inspection: { orderId: string };
  take_over_inspection: { orderId: string };
  pass_inspection: { orderId: string; isComplete: boolean };
  find_minor_defect: { orderId: string; hasPhotos: boolean };
  offer_discount: ByCaller & { discount: number };
  fail_inspection: { orderId: string } & Verdict;
  confirm_verifications: ByCaller & { isAccepted: boolean };
  appeal_fine: { depositId: string; callerId: string };
  decide_appeal: { depositId: string; isUpheld: boolean };
  payment_reversed: { orderId: string; isFinal: boolean };

  hand_to_courier: { orderId: string; trackingNumber: string };
  use_late_right: ByCaller;
  lost_before_sending: { orderId: string };
  courier_delivered: { orderId: string };
  confirm_received: ByCaller;
  parcel_came_back: { orderId: string };
  courier_lost_outbound: { orderId: string };
  open_claim: ByCaller & { kind: 'condition' | 'authenticity' };
  reject_claim: { orderId: string };
  uphold_claim: { orderId: string; partial: number | null };
  claimed_item_back: { orderId: string };
  late_scan: { orderId: string; scannedAt: number };
  take_another_pair: ByCaller;
  refund_now: { orderId: string };

  pay_return: { ownerId: string };
  return_paid: { attemptId: string };
  choose_return: { ownerId: string; callerId: string; choice: ReturnChoice };
  ship_return: { ownerId: string };
  return_delivered: { ownerId: string };
  return_received: { ownerId: string };
  return_came_back: { ownerId: string };
  return_lost: { ownerId: string };
  release_held_item: { ownerId: string; isReleased: boolean };

  book_intake: { sellerId: string };
  move_stock: { stockId: string; step: StockStep };
  reject_stock: { stockId: string; isCounterfeit: boolean; inspectors: number };
  withdraw_stock: { stockId: string; callerId: string };
  damage_stock: { stockId: string };

  request_payout: { userId: string; amount: number };
  payout_moves: { payoutId: string } & PayoutNews;
  refund_moves: { refundId: string; news: 'sent' | 'succeeded' | 'failed' };

  send_reminder: { id: string };
  rush_order: { id: string };
  change_buyer_address: { orderId: string; region: Person['region'] };
  change_return_address: { askId: string };
};

export type CommandName = keyof CommandTable;
export type CommandOf<Name extends CommandName> = { name: Name } & CommandTable[Name];
export type Command = { [Name in CommandName]: CommandOf<Name> }[CommandName];
