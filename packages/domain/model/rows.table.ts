/**
 * Every row of lifecycle.md that the model knows, by its name here. A test asks that the rules are compared with each.
 */
export const rows = {
  listing:
    'E01, E01 flash, E02, E02 same link, E02 replaced, E03, E04, E05, E06, E07, E08, E09, E09 raise, E09p, E09p bid, E09p dropped, E09p dropped bid, E10, E11, E11 back, E11b, E11b late, E11b review, E11b repaid, E11b repaid bid, E12, E12 ask, E12 bid, E12 unpaid bid, E12 accepted, E12 reviewed, E12 suspended, E12 suspended ask, E12b, E12b bid, E12b unpaid bid, E12b deleted, E12b on hold, E12b order, E39 deposit, E39b deposit, E39c deposit, failure of nothing',
  bidding: 'E13, E14, E15, E16, E17, E17 late, E18, E18e, E18e raise, E19, E19r, E19r back, E20, E21',
  accepting: 'E22a, E22a flash, E22b, E23, E24, E25, E26, E27, E28, E28 ask, E29',
  buying:
    'E31, E31 flash, E32, E32 same link, E33, E34, E35, E35p, E35p again, E35p failed, E35p paid, E36, E36 accepted, E36 by buyer, E37 own bid, E37 own unpaid bid, E37a, E37b, E37b flash, E37c, E38, E38 fine undone, E39, E39b, E39c, E40, E40 flash',
  shipping:
    'E41, E42, E43, E44, E45, E45 relist, E45 bid back, E45 flash, E45 here, E45 unpaid, E45 unpaid relist, E45b, E45b by check_again, E46, E47, E47 same number, E48, E49, E50, E52, E53, E53 platform stock, E54, E54 investigation, E54 by courier, E54 with proof, E55, E55b, scan, scan recorded',
  warehouse:
    'E56, E56 again, E57, E57 over, E58, E59, E59d, E60a, E60b, E60c, E60d, E61, E61 discount, E62, E63, E64, E64 rejected, E64 upheld, E64 bid, E64 bid rejected, E64 bid upheld, E65 frozen, E65 after pass, E65 before pass, E65 here, E65 flash, E65b',
  sending:
    'E67, E67 flash, E68, E68 flash, E68 by platform_to_ship_again, E68 by platform_to_ship_again flash, E68d, E68d flash, E69, E69 again, E70, E70 early, E71, E72, E32 again, E72 re-ship paid, E72 closed, E73, E73 investigation, E73 by courier, E75 retry, E75 wallet, E76, E77, E78, E79, E79 scan, E79 fine undone, E79 kept, refund_or_rematch offer, refund_or_rematch refund, refund now',
  claims:
    'E74, E74 after success, E74 by time, E74 item back, E74 item back after success, E74 lapsed, E74 lapsed after success, E74 late, E74 partial, E74 partial after success, E74 rejected, E74 rejected after success, E74 send back',
  timers:
    'ask_deposit extended, bid_deposit extended, acceptance_deposit extended, payment_window extended, accepted_payment_window extended, ask_deposit raise, bid_deposit raise, check, check_sla, platform_to_ship, send_sla, return_shipment, return_sla, rematch, penalty_release, penalty_release bid, hold, rush',
  returns:
    'RT1, RT1 again, RT1 dispose, RT1 flash, RT1 return, RT1 silent, RT1 surrender, RT2, RT3, RT3 by seller_to_receive, RT4, RT5, RT5 by seller_to_receive, RT6, RT7 kept, RT7 released, return delivered, return payment, return payment again, return paid, return paid by wallet, E39 return, E39b return',
  stock:
    'intake_created, intake_on_way, intake void, stock received, stock checking, in_stock, stock rejected, stock counterfeit, stock withdrawn, stock overdue, stock damaged, storage of a reserved item',
  payouts:
    'payout PENDING, payout ACCEPTED, payout REQUESTED, payout SUCCEEDED, payout FAILED, payout CANCELLED, payout REVERSED, payout again, payout held, payout retried, refund sent, refund again, refund succeeded',
  nudges: 'ask reminder, bid reminder, order reminder, ask rush, ask rush return, order rush',
} as const;

/**
 * Cases of the model without a row on the page: a timer whose subject has moved on does nothing. They are compared, but
 * the test does not ask for them.
 */
export const nothingHappens = [
  'no return pending',
  'not on the shelf',
  'nothing to redeliver',
  'return is paid',
  'RT1 chosen before',
  'penalty_release empty',
] as const;

/** Rows of the page whose effect is a refusal. */
export const refusals = [
  'cancel_ask RESERVED',
  'cancel_bid ON_HOLD',
  'cancel_order TOO_LATE_TO_CANCEL',
  'cancel_order CANCELLATION_LIMIT',
  'cancel_order ON_HOLD',
  'confirm_order ON_HOLD',
  'seller_deliver ON_HOLD',
  'seller_deliver DEPOSIT_DUE',
  'hand_to_courier ON_HOLD',
  'confirm_verifications ON_HOLD',
  'fail_inspection ON_HOLD',
  'lost_before_sending ON_HOLD',
  'platform_cancels ON_HOLD',
  'use_late_right ON_HOLD',
  'place_bid BUY_NOW_AVAILABLE',
  'place_bid BID_EXISTS',
  'place_bid OWN_ENTRY',
  'post_ask OWN_ENTRY',
  'edit_ask OWN_ENTRY',
  'edit_bid OWN_ENTRY',
  'buy_at_lowest_ask OWN_ENTRY',
  'buy_at_lowest_ask OWN_BID_MATCHED',
  'buy_at_lowest_ask PRICE_CHANGED',
  'buy_at_lowest_ask BUYING_PAUSED',
  'buy_at_lowest_ask TOO_MANY_UNPAID_ORDERS',
  'accept_bid BELOW_FLOOR',
  'accept_bid ACCEPTANCE_UNPAID',
  'cancel_accepted_bid PAYMENT_PENDING',
  'delete_user OPEN_ITEMS',
] as const;
