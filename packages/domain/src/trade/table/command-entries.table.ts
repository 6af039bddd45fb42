import type { CommandName } from '../facts/commands.ts';

/** The way of a command into the server. Timers are not here: `config/timers.ts` names the command of each. */
export type CommandEntry = {
  readonly by: 'route' | 'staff' | 'webhook' | 'engine' | 'timer';
  /** The call of the specification, or the caller inside the server. */
  readonly name: string;
  /** The later part of the product that brings the command: no code of the server gives it yet. */
  readonly later?: LaterPart | undefined;
};

/** Parts of the product that come later; the rows of their commands stand in the table already. */
export type LaterPart =
  | 'claims'
  | 'appeals'
  | 'return legs'
  | 'flash stock intake'
  | 'rematch'
  | 'late remedies'
  | 'deleting an account';

const route = (name: string): CommandEntry => ({ by: 'route', name });
const staff = (name: string): CommandEntry => ({ by: 'staff', name });
const webhook = (name: string): CommandEntry => ({ by: 'webhook', name });
const engine = (name: string): CommandEntry => ({ by: 'engine', name });
const timer: CommandEntry = { by: 'timer', name: 'sweeper' };
const later = (part: LaterPart, entry: CommandEntry): CommandEntry => ({ ...entry, later: part });

/** The entry of every command (specification, section 7; our own where the specification shows none). */
export const commandEntries: Readonly<Record<CommandName, CommandEntry>> = {
  post_ask: route('POST /ask'),
  list_stock_item: staff('POST /staff/stock'),
  edit_ask: route('PUT /ask/{askId}'),
  pay_deposit: route('POST /ask/{askId}/pay'),
  deposit_succeeded: webhook('payment succeeded (ask)'),
  deposit_failed: webhook('payment failed (ask)'),
  deposit_time_over: timer,
  deposit_reversed: webhook('chargeback (ask)'),
  cancel_ask: route('PUT /ask/cancel/{id}'),
  listing_expired: timer,
  delist_ask: staff('POST /staff/ask/{id}/delist'),
  review_suspension: staff('POST /staff/ask/{id}/review-suspension'),
  delete_user: later('deleting an account', route('DELETE /user')),

  post_bid: route('POST /bid'),
  edit_bid: route('PUT /bid/{bidId}'),
  pay_bid_deposit: route('POST /bid/{bidId}/pay'),
  bid_deposit_succeeded: webhook('payment succeeded (bid)'),
  bid_deposit_failed: webhook('payment failed (bid)'),
  bid_deposit_time_over: timer,
  bid_deposit_reversed: webhook('chargeback (bid)'),
  cancel_bid: route('PUT /bid/cancel/{id}'),
  bid_expired: timer,
  delist_bid: staff('POST /staff/bid/{id}/delist'),
  match_book: engine('after an ask or bid came to the book'),
  accept_bid: route('POST /order/accept-bid'),
  accept_bid_without_pay: route('POST /order/accept-bid-without-pay'),
  pay_accepted_bid: route('POST /ask/{askId}/pay-accepted-bid'),
  cancel_accepted_bid: route('PUT /order/cancel-accepted-bid/{id}'),

  buy_at_lowest_ask: route('POST /order'),
  pay_order: route('PUT /order/pay/{orderId}'),
  payment_succeeded: webhook('payment succeeded (order)'),
  payment_failed: webhook('payment failed (order)'),
  payment_time_over: timer,
  payment_reversed: webhook('chargeback (order)'),
  cancel_order: route('PUT /order/cancel/{orderId}'),
  hold_order: staff('POST /staff/order/{id}/hold'),
  release_hold: staff('POST /staff/order/{id}/release'),
  platform_cancel: staff('POST /staff/order/{id}/cancel'),

  confirm_order: route('PUT /order/{id}/confirm'),
  confirm_time_over: timer,
  seller_deliver: route('PUT /order/{orderId}/seller-deliver'),
  ask_more_time: route('PUT /order/{orderId}/more-time'),
  ship_time_over: timer,
  courier_scanned: webhook('courier: in transit (inbound)'),
  scan_time_over: timer,
  inbound_time_over: timer,
  inbound_search_over: timer,
  inbound_lost: webhook('courier: exception, expired (inbound)'),
  inbound_returned: webhook('courier: returned (inbound)'),
  receive_late_parcel: later('return legs', staff('scan at the door, closed order')),

  receive_at_warehouse: staff('scan at the door'),
  begin_inspection: staff('begin inspection'),
  take_over_inspection: staff('take an inspection over'),
  pass_inspection: staff('pass inspection'),
  note_defect: staff('note a small defect'),
  fail_inspection: staff('fail inspection'),
  offer_discount: route('PUT /order/{orderId}/discount'),
  answer_defect: route('PUT /order/{orderId}/confirm-verifications'),
  defect_answer_time_over: timer,
  check_sla_over: timer,
  check_time_over: timer,
  check_time_over_again: timer,
  cancel_late_check: route('PUT /order/cancel/{orderId} (late check)'),
  lose_item: staff('POST /staff/order/{id}/lost'),
  appeal_fine: later('appeals', route('POST /ask/{askId}/appeal')),
  appeal_bid_fine: later('appeals', route('POST /bid/{bidId}/appeal')),
  decide_appeal: later('appeals', staff('decide an appeal')),
  decide_bid_appeal: later('appeals', staff('decide a bidder’s appeal')),
  release_penalty: timer,

  hand_to_courier: staff('hand to the courier'),
  replace_outbound_number: staff('replace the number to the buyer'),
  send_sla_over: timer,
  send_time_over: timer,
  send_time_over_again: timer,
  cancel_late_sending: route('PUT /order/cancel/{orderId} (late sending)'),
  courier_delivered: webhook('courier: delivered (outbound)'),
  outbound_time_over: timer,
  outbound_search_over: timer,
  outbound_lost: webhook('courier: exception, expired (outbound)'),
  outbound_returned: webhook('courier: returned (outbound)'),
  redelivery_time_over: timer,
  confirm_received: route('PUT /order/{id}/confirm-received'),
  receipt_time_over: timer,
  open_claim: later('claims', route('POST /order/{orderId}/claim')),
  decide_claim: later('claims', staff('decide a claim')),
  claim_answer_time_over: timer,
  receive_claimed_item: later('claims', staff('scan at the door, claim')),
  claim_parcel_time_over: timer,
  change_buyer_address: route('PUT /order/{orderId}/buyer-address'),
  change_return_address: route('PUT /ask/{askId}/return-address'),
  late_scan: later('late remedies', webhook('courier: in transit, closed order')),
  take_rematch: later('rematch', route('POST /order/{orderId}/rematch')),
  refund_now: later('rematch', route('PUT /order/{orderId}/refund-now')),
  rematch_time_over: timer,

  choose_return: later('return legs', route('PUT /ask/{askId} (returnChoice)')),
  return_choice_time_over: timer,
  pay_return: later('return legs', route('POST /ask/{askId}/pay (return)')),
  return_paid: webhook('payment succeeded (return)'),
  return_sla_over: timer,
  return_send_time_over: timer,
  ship_return: later('return legs', staff('send a return')),
  return_received: later('return legs', route('PUT /ask/{askId}/return-received')),
  return_receipt_time_over: timer,
  return_came_back: later('return legs', staff('scan at the door, return')),
  return_lost: later('return legs', webhook('courier: exception, expired (return)')),
  return_storage_over: timer,
  review_counterfeit: later('return legs', staff('review a held item')),

  book_intake: staff('POST /staff/stock'),
  intake_time_over: timer,
  send_intake: later('flash stock intake', route('PUT /stock/{stockId}/send')),
  receive_intake: staff('POST /staff/stock'),
  check_stock: staff('POST /staff/stock'),
  pass_stock: staff('POST /staff/stock'),
  fail_stock: later('flash stock intake', staff('reject a stock item')),
  withdraw_stock: later('flash stock intake', route('PUT /stock/{stockId}/withdraw')),
  storage_time_over: timer,
  lose_stock: later('flash stock intake', staff('report a stock item lost here')),

  remind_of_ask: route('PUT /ask/send-reminder/{id}'),
  remind_of_bid: route('PUT /bid/send-reminder/{id}'),
  remind_of_order: route('PUT /order/send-reminder/{id}'),
  rush_ask: route('PUT /ask/rush-order/{id}'),
  rush_order: route('PUT /order/rush-order/{id}'),
  rush_time_over: timer,
};
