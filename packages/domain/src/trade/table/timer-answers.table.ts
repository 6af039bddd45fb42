import type { CommandName } from '../facts/commands.ts';
import type { TimerKind } from '../facts/statuses.ts';
import { commandEntries, type LaterPart } from './command-entries.table.ts';

/**
 * The commands by which whoever is waited for answers a timer, so that its lapse need not come. A timer that names none
 * asks nothing of anybody: its lapse is what was promised (the days of a listing, the share of a fine).
 */
export const timerAnswers: Readonly<Record<TimerKind, readonly CommandName[]>> = {
  ask_deposit: ['pay_deposit'],
  listing: ['edit_ask', 'cancel_ask'],
  bid_deposit: ['pay_bid_deposit'],
  bid_life: ['edit_bid', 'cancel_bid'],
  acceptance_deposit: ['pay_accepted_bid'],
  payment_window: ['pay_order'],
  accepted_payment_window: ['pay_order'],
  confirmation: ['confirm_order'],
  shipment: ['seller_deliver'],
  first_scan: ['courier_scanned', 'receive_at_warehouse'],
  inbound_transit: ['receive_at_warehouse'],
  inbound_search: ['receive_at_warehouse'],
  check_sla: ['begin_inspection', 'pass_inspection', 'fail_inspection'],
  check: ['pass_inspection', 'note_defect', 'fail_inspection'],
  check_again: ['pass_inspection', 'note_defect', 'fail_inspection'],
  buyer_inspection_timeout: ['answer_defect'],
  send_sla: ['hand_to_courier'],
  platform_to_ship: ['hand_to_courier'],
  platform_to_ship_again: ['hand_to_courier'],
  redelivery: ['pay_order'],
  outbound_transit: ['courier_delivered', 'confirm_received'],
  outbound_search: ['courier_delivered', 'confirm_received'],
  receipt: ['confirm_received'],
  return_sla: ['ship_return'],
  return_shipment: ['ship_return'],
  return_choice: ['choose_return'],
  seller_to_receive: ['return_received', 'return_came_back', 'return_lost'],
  return_storage: ['pay_return'],
  claim_answer: ['decide_claim'],
  claim_parcel: ['receive_claimed_item'],
  rematch: ['take_rematch', 'refund_now'],
  // A fine that somebody appealed against would be answered by the decision. Nobody can appeal yet, and a fine that
  // waited for that would keep the share of the side that was let down.
  penalty_release: [],
  hold: [],
  rush: ['begin_inspection', 'hand_to_courier', 'ship_return'],
  intake: ['send_intake', 'receive_intake'],
  stock_storage: ['withdraw_stock'],
};

/**
 * Returns the later part of the product that brings the answer to a timer; null when the server takes an answer, or
 * nobody owes one. Such a timer waits (docs/lifecycle.md#missing-answers): nobody loses money or an item by not using a
 * call that does not exist. It follows from `commandEntries`: an entry that loses its `later` lets its timers run.
 */
export function missingAnswer(kind: TimerKind): LaterPart | null {
  const parts = timerAnswers[kind].map((command) => commandEntries[command].later);
  return parts.every((part) => part !== undefined) ? (parts[0] ?? null) : null;
}
