import type { EventId } from '@suki/domain/trade/transitions.table';
import type { HistoryEntry } from '@suki/sdk/types';
import { moment } from './when.ts';

/** What the history calls each event, for people. An event without words here has nothing to tell them. */
const events: Partial<Record<EventId, string>> = {
  E01: 'Ask posted, deposit due',
  E03: 'Deposit paid, on sale',
  E04: 'Deposit payment failed',
  E05: 'Closed: deposit not paid in time',
  E06: 'Late deposit sent back',
  E07: 'Cancelled before the deposit was paid',
  E08: 'Taken off the market, deposit goes back',
  E10: 'Closed at the end of its days, deposit goes back',
  E31: 'Bought and reserved',
  E33: 'Payment failed',
  E34: 'Closed: not paid in time',
  E35: 'Cancelled before payment',
  E35p: 'Cancellation asked for while paying',
  E35f: 'Cancelled',
  E35s: 'Cancelled, payment goes back',
  E37a: 'Paid',
  E38: 'Late payment sent back',
  E39b: 'Second payment sent back',
  E41: 'Seller confirmed',
  E42: 'Seller rejected the order',
  E43: 'Closed: seller did not answer in time',
  E44: 'Cancelled before the seller confirmed, payment goes back',
  E46: 'Seller sent the pair',
  E47: 'Tracking number corrected',
  E46s: 'Courier has the parcel',
  E49: 'Closed: seller did not send it in time',
  E50: 'Seller cancelled after confirming',
  E52: 'Closed: no courier saw the parcel',
  E56: 'Arrived at our warehouse',
  E57: 'Inspection began',
  E58: 'Passed the inspection',
  E59: 'Small defect found: the buyer decides',
  E60a: 'Did not pass: counterfeit',
  E60b: 'Did not pass the inspection',
  E60c: 'Damaged on its way to us',
  E61: 'Buyer keeps it with its defect',
  E62: 'Buyer did not keep it, payment goes back',
  E63: 'Closed: the buyer did not answer, payment goes back',
  E67: 'Handed to the courier',
  E69: 'Delivered',
  E70: 'Buyer confirmed it',
  E71: 'Done: the days after delivery are over',
};

export type HistoryLine = {
  readonly id: string;
  readonly what: string;
  readonly time: string;
  readonly dateTime: string;
};

/** What happened to an ask or order, latest first; of two at one moment the later one first. */
export function historyLines(history: readonly HistoryEntry[]): readonly HistoryLine[] {
  const words: Readonly<Record<string, string | undefined>> = events;
  return history
    .flatMap(({ event, at }, index) => {
      const what = words[event];
      return what === undefined ? [] : [{ id: `${event}-${index}`, what, time: moment(at), dateTime: at }];
    })
    .reverse()
    .sort((one, other) => Date.parse(other.dateTime) - Date.parse(one.dateTime));
}
