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
    next: 'Read the evidence beside the order’s history and decide within five working days. The fine waits until then.',
    page: 'order',
  },
  'E64-bid': {
    title: 'A bidder appeals against a fine',
    next: 'Read the evidence beside the bid’s history and decide within five working days. The fine waits until then.',
    page: 'order',
  },
  E74: {
    title: 'A buyer says that the item is not as promised',
    next: 'Compare the buyer’s photos with our report and decide within five working days. Both sides wait until then.',
    page: 'order',
  },
  'E74-late': {
    title: 'A claim has waited longer than five working days',
    next: 'Decide today. The buyer has a credit for the wait; after ten working days the buyer wins.',
    page: 'order',
  },
  'E74-by-time': {
    title: 'A claim went to the buyer because nobody answered',
    next: 'Tell the buyer how the item comes back, and find out why nobody looked at it in ten working days.',
    page: 'order',
  },
  'E79-found': {
    title: 'A parcel that counted as lost reached its buyer',
    next: 'Ask the buyer if they keep the item and pay, or send it back. They already have the money back.',
    page: 'order',
  },
  'E79-scan': {
    title: 'A seller had shipped in time after all',
    next: 'Tell the seller that they get their deposit back, and what happens to the parcel. The order stays closed.',
    page: 'order',
  },
  'N5-late': {
    title: 'Nobody answered a rush request within four hours',
    next: 'Ask the warehouse when it happens, then tell the person who waits.',
    page: 'order',
  },
  deadline_refused: {
    title: 'A deadline passed, and no rule says what follows',
    next: 'See who owes the next step and tell both sides: nothing ends this trade by itself. Send the deadline below to the developers.',
    page: 'order',
  },
  linked_unproven: {
    title: 'Two accounts that share a number trade with each other',
    next: 'Compare names, addresses and payouts of both sides. A family is fine; report one person trading with themselves to compliance.',
    page: 'order',
  },
  own_trade_unproven: {
    title: 'A colleague works on a trade that may be their own',
    next: 'A colleague and a side of this trade entered the same account number. Ask both, and have someone else check the decision.',
    page: 'order',
  },
  codes_nearly_spent: {
    title: 'Most of today’s one-time codes are used up',
    next: 'Check the bill of the SMS service: many codes to numbers in a row are an attack. If people really sign up, ask the developers for more today.',
    page: null,
  },
  codes_spent: {
    title: 'All of today’s one-time codes are used up',
    next: 'Tell the developers at once. Nobody can verify a number before midnight: tell people who write in that it works tomorrow.',
    page: null,
  },
  claim_waits: {
    title: 'A buyer’s claim waits, and no desk can decide it yet',
    next: 'Answer the buyer by mail and note here what you agreed. The order stays open, and no deadline decides it.',
    page: 'order',
  },
  payout_approval_waits: {
    title: 'Finance needs your approval: a held payout',
    next: 'Read the reason and ask finance how they know where the money is, then approve or refuse it within a day. Nothing moves until then.',
    page: 'approvals',
  },
  answer_waits: {
    title: 'A deadline passed that nobody can answer yet',
    next: 'Tell the person it waits for, and note here what they want. Nobody loses anything by waiting.',
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
