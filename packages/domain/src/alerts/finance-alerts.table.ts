import type { AlertingRow, AlertTexts, ApprovalAlertEvent, MoneyAlertEvent } from './alert-events.ts';

/** Payments that a bank took back, and differences between the gateway's books and ours. */
export const financeAlerts = {
  'E11b-late': {
    title: 'The bank took back a deposit that we hold no longer',
    next: 'Refund and fine have stopped, and the seller owes the rest. Look whether the refund is stopped at the gateway too.',
    page: 'refunds',
  },
  'E11b-bid-late': {
    title: 'The bank took back a bidder’s deposit that we hold no longer',
    next: 'Refund and fine have stopped, and the bidder owes the rest. Look whether the refund is stopped at the gateway too.',
    page: 'refunds',
  },
  'E39b-reversed': {
    title: 'The bank took back a second payment that we had returned',
    next: 'A refund that had not left has stopped; what had left its payer owes. Contest it at the gateway with the proof of the refund.',
    page: 'refunds',
  },
  'E65-freeze': {
    title: 'The bank questions the payment of an order',
    next: 'The order stands still. Answer the dispute at the gateway with the papers of the order before its deadline.',
    page: 'order',
  },
  E65: {
    title: 'The bank took a payment back before the parcel came',
    next: 'Both sides are closed, and the seller loses nothing. Contest it at the gateway if the buyer’s claim is wrong.',
    page: 'order',
  },
  'E65-here': {
    title: 'The bank took a payment back before the item passed',
    next: 'Both sides are closed, and the item goes home. Contest it at the gateway if the buyer’s claim is wrong.',
    page: 'order',
  },
  'E65-passed': {
    title: 'The bank took a payment back after the item passed',
    next: 'The seller keeps the income, and the item is ours: see that it is not sent. Contest it at the gateway.',
    page: 'order',
  },
  'E65-flash': {
    title: 'The bank took the payment of an order from stock back',
    next: 'The item is in stock again: see that it is not sent. Contest it at the gateway if the buyer’s claim is wrong.',
    page: 'order',
  },
  E65b: {
    title: 'The bank took a payment back after the item was sent',
    next: 'The buyer owes it. Contest it at the gateway with the proof of delivery.',
    page: 'order',
  },
  differs: {
    title: 'The gateway says something else than our books',
    next: 'Press “Ask again”. If the two still differ, look it up at the gateway by this number, and have the wrong side put right; note here what you found.',
    page: 'money',
    action: 'ask_again',
  },
  disputed: {
    title: 'A bank questions a payment, and nothing was booked for it',
    next: 'Press “Ask again”: what a rule decides is booked then. If it stays, answer the dispute at the gateway, and note here how it ended.',
    page: 'money',
    action: 'ask_again',
  },
  unreconciled: {
    title: 'A comparison with the gateway came to no end',
    next: 'The gateway did not answer. See in the last comparisons how far it came, find out there what is wrong, and start another one.',
    page: 'money',
  },
  payout_held: {
    title: 'A payout is held until somebody decides',
    next: 'Ask the bank whether it has the money; then give it back or send it again.',
    page: 'payouts',
  },
  balance_low: {
    title: 'Our balance at the gateway is too low for a payout or a refund',
    next: 'Top the balance up, then press “Send again”. By itself a payout is tried each hour, three times in all, a refund after 1, 6 and 24 hours; then the money goes to the wallet.',
    page: 'money',
    action: 'send_again',
  },
  payout_unsent: {
    title: 'A payout could not be sent: the gateway does not take it',
    next: 'It is tried again by itself every few minutes. Ask the gateway why it does not take it; then press “Send again”. Sent twice it is one payout.',
    page: 'unsent_payouts',
    action: 'send_again',
  },
  refund_unsent: {
    title: 'A refund could not be sent: the gateway does not take it',
    next: 'It is tried again by itself, ever more rarely. Ask the gateway why it does not take it; then press “Send again”. Sent twice it is one refund.',
    page: 'unsent_refunds',
    action: 'send_again',
  },
  payout_twice: {
    title: 'The gateway paid a payout that may have been paid twice',
    next: 'Look its tries up at the gateway by this number. What was paid twice, or went back to the wallet as well, is to be asked back from its owner.',
    page: 'payouts',
  },
  refund_twice: {
    title: 'The gateway paid a refund that may have been paid twice',
    next: 'Look its tries up at the gateway by this number. What was paid twice, or went into the wallet as well, is to be asked back from its owner.',
    page: 'money',
  },
  approval_waits: {
    title: 'A colleague asks for a second person: money at our cost',
    next: 'Read the reason and the history, ask whoever has seen the item, then approve or refuse it within a day. Until then nothing moves.',
    page: 'approvals',
  },
} as const satisfies Record<AlertingRow<'finance'> | MoneyAlertEvent | FinanceApproval, AlertTexts>;

type FinanceApproval = Extract<ApprovalAlertEvent, 'approval_waits'>;
