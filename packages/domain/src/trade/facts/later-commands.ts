import type { PaymentChannel } from '../../config/payment-limits.ts';
import type { AttemptId, ClaimId, ItemId, OrderId, SkuId, StockId, UserId } from '../../ids/id.ts';
import type { Centavos } from '../../money/centavos.ts';
import type { ParcelState } from '../../parcels/courier-status.ts';
import type {
  AskFacts,
  AttemptFacts,
  BidFacts,
  ClaimFacts,
  Companions,
  CouponUse,
  ItemFacts,
  NewOrderFacts,
  OrderFacts,
  PendingFacts,
  ReturnCostFacts,
  ReturnFacts,
  SellerFacts,
  SellerSalesFacts,
  StockFacts,
  TradeFacts,
  WindowFacts,
} from './command-facts.ts';
import type { AskSnapshot, OrderSnapshot, ReturnSnapshot } from './snapshot.ts';

/* The second half of `commands.ts`: the hand-over to the buyer and all later steps, the way back, stock, nudges. */

type Caller = { callerId: UserId };
type Payment = { attemptId: AttemptId; channel: PaymentChannel };
type Parcel = { courier: string; trackingNumber: string };
type ItemOf = { itemId: ItemId; skuId: SkuId };
type Nothing = object;

type SendingCommands = {
  /** `arrivalMax`: the last day that was promised; `outbound_transit` ends a week after it. */
  hand_to_courier: {
    fields: Parcel;
    facts: TradeFacts & SellerSalesFacts & { isTrackingNumberUsed: boolean; arrivalMax?: Date | undefined };
  };
  /** `parcel`: the parcel that is followed now, with the courier's last report. */
  replace_outbound_number: {
    fields: Parcel;
    facts: TradeFacts & { isTrackingNumberUsed: boolean; parcel: (Parcel & ParcelState) | undefined };
  };
  send_sla_over: { fields: Nothing; facts: TradeFacts };
  send_time_over: { fields: Nothing; facts: TradeFacts };
  send_time_over_again: { fields: Nothing; facts: TradeFacts & SellerSalesFacts };
  /** The buyer's right once our sending is late (`platform_to_ship`). */
  cancel_late_sending: { fields: Caller; facts: TradeFacts & SellerSalesFacts & { isLate: boolean } };
  /** The courier of the outbound parcel reports the delivery. */
  courier_delivered: { fields: { deliveredAt: Date }; facts: TradeFacts };
  outbound_time_over: { fields: Nothing; facts: TradeFacts };
  outbound_search_over: { fields: Nothing; facts: TradeFacts };
  outbound_lost: { fields: Nothing; facts: TradeFacts };
  outbound_returned: { fields: Nothing; facts: TradeFacts };
  redelivery_time_over: { fields: Nothing; facts: TradeFacts };
  confirm_received: { fields: Caller; facts: TradeFacts & { claim?: ClaimFacts['claim'] | null | undefined } };
  receipt_time_over: { fields: Nothing; facts: TradeFacts };
  open_claim: {
    fields: Caller & {
      claimId: ClaimId;
      kind: 'condition' | 'authenticity';
      photoCount: number;
      isSealUnbroken: boolean;
    };
    facts: TradeFacts & { hasClaim: boolean };
  };
  decide_claim: { fields: { outcome: 'reject' | 'refund_part' | 'take_back'; refund: Centavos }; facts: ClaimFacts };
  claim_answer_time_over: { fields: Nothing; facts: ClaimFacts };
  receive_claimed_item: { fields: Nothing; facts: ClaimFacts };
  claim_parcel_time_over: { fields: Nothing; facts: ClaimFacts };
  change_buyer_address: {
    fields: Caller & { isLabelPrinted: boolean; isDearer: boolean };
    facts: OrderFacts;
  };
  change_return_address: { fields: Caller & { isLabelPrinted: boolean }; facts: AskFacts };
  /** A scan dated before the end of `first_scan` came after E52. */
  late_scan: { fields: { scannedAt: Date; lapsedAt: Date }; facts: TradeFacts & { isReleased: boolean } };
  take_rematch: {
    fields: Caller & { orderId: OrderId };
    facts: { order: OrderSnapshot; ask: AskSnapshot | null; coupon?: CouponUse | null | undefined } & Pick<
      NewOrderFacts,
      'feeRules' | 'buyerRegion'
    > &
      Companions;
  };
  refund_now: { fields: Caller; facts: OrderFacts };
  rematch_time_over: { fields: Nothing; facts: OrderFacts };
};

type ReturnCommands = {
  choose_return: {
    fields: Caller & { choice: NonNullable<ReturnSnapshot['choice']> };
    facts: ReturnFacts & SellerSalesFacts;
  };
  return_choice_time_over: { fields: Nothing; facts: ReturnFacts & SellerSalesFacts };
  pay_return: { fields: Payment; facts: ReturnFacts & PendingFacts };
  return_paid: { fields: { amount: Centavos }; facts: ReturnFacts & AttemptFacts };
  return_sla_over: { fields: Nothing; facts: ReturnFacts };
  return_send_time_over: { fields: Nothing; facts: ReturnFacts };
  ship_return: { fields: Nothing; facts: ReturnFacts };
  return_received: { fields: Nothing; facts: ReturnFacts };
  return_receipt_time_over: { fields: Nothing; facts: ReturnFacts & SellerSalesFacts & { isDelivered: boolean } };
  return_came_back: { fields: Nothing; facts: ReturnFacts & ReturnCostFacts };
  return_lost: { fields: Nothing; facts: ReturnFacts & SellerSalesFacts };
  return_storage_over: { fields: Nothing; facts: ReturnFacts };
  review_counterfeit: { fields: { outcome: 'release' | 'keep' }; facts: ReturnFacts };
};

type StockCommands = {
  book_intake: { fields: ItemOf & { stockId: StockId }; facts: { seller: SellerFacts; item: ItemFacts } };
  intake_time_over: { fields: Nothing; facts: StockFacts };
  send_intake: { fields: Caller; facts: StockFacts };
  receive_intake: { fields: Nothing; facts: StockFacts };
  check_stock: { fields: Nothing; facts: StockFacts };
  pass_stock: { fields: Nothing; facts: StockFacts };
  fail_stock: { fields: { inspectors: number; isCounterfeit: boolean }; facts: StockFacts & ReturnCostFacts };
  /** `ask`: the live ask that sells it, if any. */
  withdraw_stock: { fields: Caller; facts: StockFacts & ReturnCostFacts & { ask: AskSnapshot | null } };
  storage_time_over: { fields: Nothing; facts: StockFacts & ReturnCostFacts & { ask: AskSnapshot | null } };
  lose_stock: { fields: Nothing; facts: StockFacts & SellerSalesFacts & { ask: AskSnapshot | null } };
};

type NudgeCommands = {
  remind_of_ask: { fields: Caller; facts: TradeFacts & WindowFacts };
  remind_of_bid: { fields: Caller; facts: BidFacts & WindowFacts & { ask: AskSnapshot } };
  remind_of_order: { fields: Caller; facts: TradeFacts & WindowFacts };
  rush_ask: { fields: Caller; facts: AskFacts & { order: OrderSnapshot | null } };
  rush_order: { fields: Caller; facts: TradeFacts };
  rush_time_over: { fields: Nothing; facts: Companions & { order?: OrderSnapshot | undefined } };
};

export type LaterCommands = SendingCommands & ReturnCommands & StockCommands & NudgeCommands;
