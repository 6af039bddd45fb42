import type { AskStatus, BidStatus, OrderStatus, ReturnStatus } from './statuses.ts';

/** Step numbers of an ask (specification, section 4). Step 1 is the form, always done. */
export const askSteps: Readonly<Record<AskStatus, number>> = {
  to_pay: 2,
  listed: 3,
  buyer_to_pay: 3,
  confirming_buyer_order: 4,
  to_ship: 4,
  on_way_to_warehouse: 5,
  platform_received: 6,
  under_inspection: 6,
  pending_buyer_confirmation: 6,
  transaction_closed: 7,
  transaction_successful: 7,
};
export const ASK_STEP_COUNT = 7;

/** Step numbers of an order (specification, section 4). Step 1 is the form, always done. */
export const orderSteps: Readonly<Record<OrderStatus, number>> = {
  to_pay: 2,
  confirming_buyer_order: 3,
  seller_to_ship: 3,
  on_way_to_warehouse: 3,
  platform_received: 3,
  under_inspection: 3,
  pending_buyer_confirmation: 3,
  platform_to_ship: 3,
  to_receive: 4,
  transaction_closed: 5,
  transaction_successful: 5,
};
export const ORDER_STEP_COUNT = 5;

/** Step numbers of a bid. The specification counts none, so the steps are ours: form, deposit, live, accepted, end. */
export const bidSteps: Readonly<Record<BidStatus, number>> = {
  to_pay: 2,
  bid_active: 3,
  seller_to_pay_deposit: 3,
  buyer_to_pay: 4,
  bid_successful: 5,
  bid_closed: 5,
};
export const BID_STEP_COUNT = 5;

/** Step numbers of a return leg: prepared, sent, over. */
export const returnSteps: Readonly<Record<ReturnStatus, number>> = {
  held: 1,
  return_pending: 1,
  return_shipped: 2,
  return_done: 3,
  return_lost: 3,
  to_stock: 3,
  surrendered: 3,
  disposed: 3,
  abandoned: 3,
  kept: 3,
};
export const RETURN_STEP_COUNT = 3;
