import { keysOf } from '../keys-of.ts';

/** Each kind of job, in the words of the console. */
export const jobTitles = {
  'announce-trade': 'Tell sellers and bidders about a bid',
  'count-item-events': 'Count what people look at and buy',
  'delete-old-rows': 'Delete what is kept no longer',
  'follow-parcel': 'Follow a parcel',
  'handle-courier-event': 'Take in a courier’s news',
  'handle-xendit-event': 'Take in news of the payment gateway',
  'notify-trade': 'Send mails and texts about a trade',
  reconcile: 'Ask the gateway and couriers about what is open',
  'reconcile-fully': 'Compare all money with the gateway',
  'renew-item-pages': 'Renew the pages of an item',
  'send-item-events': 'Tell the hosted search what people chose',
  'send-password-mail': 'Mail the link to choose a new password',
  'send-payout': 'Send a payout to a seller',
  'send-refund': 'Send a refund to a buyer',
  'send-verification-mail': 'Mail the link that proves an email',
  'tell-arrivals': 'Tell people who wait for a size',
  'tell-releases': 'Tell people who wait for a drop that it is out',
  'unlink-payment-method': 'Tell the gateway to forget a payment method',
} as const satisfies Readonly<Record<string, string>>;

export type JobKind = keyof typeof jobTitles;
export const jobKinds: readonly JobKind[] = keysOf(jobTitles);

/** Returns true for a kind of job that the console has words for. */
export function isJobKind(text: string): text is JobKind {
  return Object.hasOwn(jobTitles, text);
}
