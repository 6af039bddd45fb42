import type { AlertingRow, AlertTexts, ApprovalAlertEvent, HoldAlertEvent, MoneyAlertEvent } from './alert-events.ts';

/** Payments that a bank took back, and differences between the gateway's books and ours. */
export const financeAlerts = {
  'E11b-late': {
    title: 'The bank took back a deposit that we no longer hold',
    next: 'Check at the gateway that its refund is stopped there too. Refund and fine have stopped here, and the seller owes the rest.',
    page: 'refunds',
  },
  'E11b-bid-late': {
    title: 'The bank took back a bidder’s deposit that we no longer hold',
    next: 'Check at the gateway that its refund is stopped there too. Refund and fine have stopped here, and the bidder owes the rest.',
    page: 'refunds',
  },
  'E39b-reversed': {
    title: 'The bank took back a second payment that we had returned',
    next: 'Contest it at the gateway with the proof of the refund. What had already left, its payer owes.',
    page: 'refunds',
  },
  'E65-freeze': {
    title: 'A bank disputes the payment of an order',
    next: 'Send the bank the report, photos and tracking of this order through the gateway before the deadline. The order waits until the bank decides.',
    page: 'order',
  },
  bank_hold_ends: {
    title: 'An order under dispute continues within 4 hours',
    next: 'The bank has not decided in 45 days. Ask the gateway where the dispute is today; if you do nothing, the order continues by itself.',
    page: 'order',
  },
  E65: {
    title: 'The bank took a payment back before the parcel came',
    next: 'Contest it at the gateway if the buyer’s claim is wrong. Both sides are closed, and the seller loses nothing.',
    page: 'order',
  },
  'E65-here': {
    title: 'The bank took a payment back before the item passed',
    next: 'Contest it at the gateway if the buyer’s claim is wrong. Both sides are closed, and we return the item to the seller.',
    page: 'order',
  },
  'E65-passed': {
    title: 'The bank took a payment back after the item passed',
    next: 'Make sure that the item doesn’t ship, then contest it at the gateway. The seller keeps the income; the item is ours.',
    page: 'order',
  },
  'E65-flash': {
    title: 'The bank took back the payment of an order from stock',
    next: 'Make sure that the item doesn’t ship: it is in stock again. Contest it at the gateway if the buyer’s claim is wrong.',
    page: 'order',
  },
  E65b: {
    title: 'The bank took a payment back after the item had shipped',
    next: 'Contest it at the gateway with the proof of delivery. Until then the buyer owes us the amount.',
    page: 'order',
  },
  differs: {
    title: 'The gateway and our books differ',
    next: 'Press “Ask again”. If they still differ, look it up at the gateway, have the wrong side corrected, and note what you found.',
    page: 'money',
    action: 'ask_again',
  },
  disputed: {
    title: 'A bank disputes a payment, and nothing was booked for it',
    next: 'Press “Ask again” to book what the rules decide. If it stays open, answer the bank through the gateway before the deadline.',
    page: 'money',
    action: 'ask_again',
  },
  unreconciled: {
    title: 'A comparison with the gateway did not finish',
    next: 'See in the last comparisons how far it came and ask the gateway why it does not answer. Then start another one.',
    page: 'money',
  },
  payout_held: {
    title: 'A payout is held until someone decides',
    next: 'Ask the bank if it has the money. Then give it back or send it again.',
    page: 'payouts',
  },
  balance_low: {
    title: 'Our balance at the gateway is too low for a payout or a refund',
    next: 'Top up the balance, then press “Send again”. If nobody does, the money goes to the wallet after three more tries.',
    page: 'money',
    action: 'send_again',
  },
  payout_unsent: {
    title: 'The gateway does not accept a payout',
    next: 'Ask the gateway why, then press “Send again”. We try every few minutes as well; it is never paid twice.',
    page: 'unsent_payouts',
    action: 'send_again',
  },
  refund_unsent: {
    title: 'The gateway does not accept a refund',
    next: 'Ask the gateway why, then press “Send again”. We try again by ourselves as well; it is never paid twice.',
    page: 'unsent_refunds',
    action: 'send_again',
  },
  payout_twice: {
    title: 'A payout may have been paid twice',
    next: 'Look up its tries at the gateway. Ask its owner for what was paid twice, or went back to the wallet as well.',
    page: 'payouts',
  },
  refund_twice: {
    title: 'A refund may have been paid twice',
    next: 'Look up its tries at the gateway. Ask its owner for what was paid twice, or went to the wallet as well.',
    page: 'money',
  },
  approval_waits: {
    title: 'A colleague needs your approval: money at our cost',
    next: 'Read the reason and the history, ask the person who saw the item, then approve or refuse it within a day. Nothing moves until then.',
    page: 'approvals',
  },
} as const satisfies Record<
  | AlertingRow<'finance'>
  | MoneyAlertEvent
  | Extract<ApprovalAlertEvent, 'approval_waits'>
  | Extract<HoldAlertEvent, 'bank_hold_ends'>,
  AlertTexts
>;
