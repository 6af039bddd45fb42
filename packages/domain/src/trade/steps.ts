import type { AskStatus, OrderStatus } from './statuses.ts';

/** Where an ask stands, as people count it (specification, section 4). Step 1 is the form, always done. */
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

/** The same for an order. */
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
