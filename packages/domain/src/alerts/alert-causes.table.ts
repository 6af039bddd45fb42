import { keysOf } from '../keys-of.ts';
import type { ParcelAlertEvent } from '../parcels/parcel-alert.ts';
import type {
  AlertingRow,
  ApprovalAlertEvent,
  CodeAlertEvent,
  DeadlineAlertEvent,
  HoldAlertEvent,
  LinkAlertEvent,
  MoneyAlertEvent,
  WaitingAlertEvent,
} from './alert-events.ts';

/** The causes of alerts, in the words of whoever closes one. */
export const alertCauses = {
  too_much_work: 'Too much work that day',
  misplaced: 'The item was not where it belongs',
  waited_for_answer: 'We waited for an answer',
  done_now: 'It is done now',
  found_here: 'It was here all along',
  courier_late: 'The courier is late',
  courier_lost: 'The courier lost it',
  wrong_number: 'The tracking number was wrong',
  our_mistake: 'Our mistake',
  break_in_or_theft: 'Theft',
  accident: 'An accident',
  seller_silent: 'The seller did not answer',
  buyer_silent: 'The buyer did not answer',
  put_away: 'The item is in our own stock now',
  gateway_mistake: 'A mistake at the gateway',
  gateway_late: 'The gateway reported late',
  gateway_down: 'The gateway was down',
  balance: 'Our balance was too low',
  account_wrong: 'The account details were wrong',
  paid_back: 'The money was returned',
  evidence_sent: 'We sent our evidence to the bank',
  dispute_accepted: 'We accept the bank’s decision',
  dispute_won: 'The bank decided for us',
  fraud: 'Fraud',
  nothing_wrong: 'Nothing was wrong',
  family: 'Two people in one family',
  same_person: 'One person with two accounts',
  buyer_right: 'The buyer was right',
  seller_right: 'The seller was right',
  agreed_by_mail: 'Agreed with the person by mail',
  software: 'A fault in our software',
  attack: 'Someone sent codes to attack us',
  real_sign_ups: 'Many people really signed up',
  answered: 'The request was answered',
  other: 'Something else',
} as const satisfies Readonly<Record<string, string>>;

export type AlertCause = keyof typeof alertCauses;
export const alertCauseIds: readonly AlertCause[] = keysOf(alertCauses);

/** The causes that somebody can choose from, by the kind of alert. */
const groups = {
  late_work: ['done_now', 'too_much_work', 'misplaced', 'waited_for_answer'],
  search: ['found_here', 'courier_late', 'courier_lost', 'wrong_number'],
  loss: ['our_mistake', 'accident', 'break_in_or_theft', 'courier_lost'],
  ours: ['put_away', 'misplaced', 'buyer_silent', 'seller_silent'],
  books: ['gateway_mistake', 'gateway_late', 'our_mistake', 'paid_back'],
  dispute: ['evidence_sent', 'dispute_won', 'dispute_accepted', 'fraud'],
  sending: ['gateway_down', 'balance', 'account_wrong', 'gateway_mistake'],
  review: ['nothing_wrong', 'fraud', 'our_mistake', 'waited_for_answer'],
  linked: ['family', 'same_person', 'nothing_wrong'],
  claim: ['buyer_right', 'seller_right', 'agreed_by_mail'],
  waiting: ['agreed_by_mail', 'seller_silent', 'buyer_silent', 'software'],
  codes: ['attack', 'real_sign_ups', 'software'],
  approval: ['answered', 'nothing_wrong'],
} as const satisfies Readonly<Record<string, readonly AlertCause[]>>;

type CauseGroup = keyof typeof groups;

type Event =
  | AlertingRow
  | MoneyAlertEvent
  | ApprovalAlertEvent
  | DeadlineAlertEvent
  | HoldAlertEvent
  | CodeAlertEvent
  | LinkAlertEvent
  | WaitingAlertEvent
  | ParcelAlertEvent;

const groupOf: Readonly<Record<Event, CauseGroup>> = {
  'E11b-review': 'review',
  'E12-suspended': 'review',
  E40: 'review',
  'E40-flash': 'review',
  hold_ends: 'review',
  E60a: 'review',
  'E74-done': 'claim',
  'E74-back': 'claim',
  'E74-back-done': 'claim',
  'S4-counterfeit': 'review',
  'E11b-late': 'dispute',
  'E11b-bid-late': 'dispute',
  'E39b-reversed': 'dispute',
  'E65-freeze': 'dispute',
  bank_hold_ends: 'dispute',
  E65: 'dispute',
  'E65-here': 'dispute',
  'E65-passed': 'dispute',
  'E65-flash': 'dispute',
  E65b: 'dispute',
  disputed: 'dispute',
  differs: 'books',
  unreconciled: 'sending',
  payout_held: 'sending',
  balance_low: 'sending',
  payout_unsent: 'sending',
  refund_unsent: 'sending',
  payout_twice: 'books',
  refund_twice: 'books',
  approval_waits: 'approval',
  payout_approval_waits: 'approval',
  E64: 'claim',
  'E64-bid': 'claim',
  E74: 'claim',
  'E74-late': 'claim',
  'E74-by-time': 'late_work',
  'E79-found': 'waiting',
  'E79-scan': 'search',
  'N5-late': 'late_work',
  deadline_refused: 'waiting',
  linked_unproven: 'linked',
  own_trade_unproven: 'linked',
  codes_nearly_spent: 'codes',
  codes_spent: 'codes',
  claim_waits: 'claim',
  answer_waits: 'waiting',
  'E53-ours': 'ours',
  'E54-search': 'search',
  'E54-courier': 'search',
  'E56-sla': 'late_work',
  'E45b-offer': 'late_work',
  'E45b-auto': 'late_work',
  E60d: 'loss',
  'E67-sla': 'late_work',
  'E68-offer': 'late_work',
  'E68-auto': 'ours',
  'E68-auto-flash': 'ours',
  E68d: 'loss',
  'E68d-flash': 'loss',
  'E72-close': 'ours',
  'E73-search': 'search',
  E73: 'search',
  'E73-courier': 'search',
  'RT2-sla': 'late_work',
  'RT2-late': 'late_work',
  RT5: 'search',
  'RT5-courier': 'search',
  RT6: 'ours',
  S8: 'loss',
  N4: 'late_work',
  'N4-return': 'late_work',
  N5: 'late_work',
  parcel_in_trouble: 'search',
  parcel_unexpected: 'search',
  return_waits: 'waiting',
  stock_waits: 'waiting',
};

const isKnown = (event: string): event is Event => Object.hasOwn(groupOf, event);

/** Returns the causes that an alert of this event can be closed with; the last one is always `other`. */
export function causesOf(event: string): readonly AlertCause[] {
  // A payment that no rule books, and events of an earlier version.
  const group: CauseGroup = isKnown(event) ? groupOf[event] : 'books';
  return [...groups[group], 'other'];
}
