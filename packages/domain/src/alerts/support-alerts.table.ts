import type {
  AlertingRow,
  AlertTexts,
  ApprovalAlertEvent,
  CodeAlertEvent,
  DeadlineAlertEvent,
  LinkAlertEvent,
  WaitingAlertEvent,
} from './alert-events.ts';

/** People who wait for an answer or a decision. */
export const supportAlerts = {
  E64: {
    title: 'A seller appeals against a fine',
    next: 'Read the evidence beside the history of the order, and decide within five working days. The fine waits until then.',
    page: 'order',
  },
  'E64-bid': {
    title: 'A bidder appeals against a fine',
    next: 'Read the evidence beside the history of the bid, and decide within five working days. The fine waits until then.',
    page: 'order',
  },
  E74: {
    title: 'A buyer says that the item is not as promised',
    next: 'Compare the buyer’s photos with those of our check, and decide within five working days. Neither side moves on until then.',
    page: 'order',
  },
  'E74-late': {
    title: 'A claim waits longer than five working days',
    next: 'Decide today: the buyer has a credit for the wait, and after ten working days it is decided for the buyer by itself.',
    page: 'order',
  },
  'E74-by-time': {
    title: 'A claim was decided for the buyer, because nobody answered',
    next: 'Tell the buyer how the item comes back, and find out why nobody looked at it in ten working days.',
    page: 'order',
  },
  'E79-found': {
    title: 'A parcel that was taken for lost has arrived at its buyer',
    next: 'The buyer has the money back already. Ask whether they keep the item and pay, or send it back.',
    page: 'order',
  },
  'E79-scan': {
    title: 'A seller had sent in time after all',
    next: 'The fine is undone and the order stays closed. Tell the seller, and what becomes of the parcel.',
    page: 'order',
  },
  'N5-late': {
    title: 'Nobody answered within four hours to somebody who asked us to hurry',
    next: 'Ask the warehouse when it happens, and tell the person who waits.',
    page: 'order',
  },
  deadline_refused: {
    title: 'A deadline passed, and no rule says what follows',
    next: 'Nothing ends this trade by itself any more. Look who owes the next step and tell both sides; have the developers look at the deadline that is named below.',
    page: 'order',
  },
  linked_unproven: {
    title: 'Two accounts that share a number trade with each other',
    next: 'Compare names, addresses and payouts of both sides. A family is fine; one person who trades with themselves is reported to compliance.',
    page: 'order',
  },
  own_trade_unproven: {
    title: 'Somebody of the staff acts on a trade that may be their own',
    next: 'An employee and a side of this trade entered the same account number. Ask both, and let a colleague check what was decided.',
    page: 'order',
  },
  codes_nearly_spent: {
    title: 'Most of today’s one-time codes are sent',
    next: 'Look at the bill of the SMS service: many codes to numbers in a row are somebody who plays with us. When people really sign up that fast, ask the developers for a higher limit today.',
    page: null,
  },
  codes_spent: {
    title: 'All of today’s one-time codes are sent',
    next: 'Nobody can verify a number before midnight. Tell the developers at once, and whoever writes in that it works again tomorrow.',
    page: null,
  },
  claim_waits: {
    title: 'A claim of a buyer waits, and no desk can decide it yet',
    next: 'Nothing is decided by time, and the order stays open. Answer the buyer by mail, and note here what you agreed.',
    page: 'order',
  },
  payout_approval_waits: {
    title: 'Finance asks for a second person: a payout that is held',
    next: 'Read the reason, and ask finance how they know where the money is; then approve or refuse it within a day. Until then nothing moves.',
    page: 'approvals',
  },
  answer_waits: {
    title: 'A deadline passed that nobody could answer yet',
    next: 'It waits, and nobody loses anything by it. Tell the person who is waited for, and note here what they want.',
    page: 'order',
  },
} as const satisfies Record<
  AlertingRow<'support'> | DeadlineAlertEvent | CodeAlertEvent | LinkAlertEvent | SupportOwn,
  AlertTexts
>;

type SupportOwn = Extract<
  WaitingAlertEvent | ApprovalAlertEvent,
  'claim_waits' | 'answer_waits' | 'payout_approval_waits'
>;
