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
  E12b: 'Taken off the market by us, deposit goes back',
  'E12b-unpaid': 'Taken off the market by us',
  'E12-bid': 'Taken off the market by us, deposit goes back',
  'E12-accept': 'Acceptance ended by us: the bid is live again',
  E13: 'Bid placed, deposit due',
  E15: 'Deposit paid, bid live',
  E16: 'Deposit payment failed',
  E17: 'Closed: deposit not paid in time',
  'E17-late': 'Late deposit sent back',
  E18: 'Bid taken back, deposit goes back',
  'E18-unpaid': 'Bid taken back before the deposit was paid',
  E18e: 'Price or days changed',
  'E18e-raise': 'Raised: the rest of the deposit is due',
  'E18e-lapse': 'Raise dropped: its deposit was not paid in time',
  'E09p-bid': 'Deposit paid, the higher bid is live',
  'E09p-bid-drop': 'Deposit of a dropped raise sent back',
  E19: 'Closed at the end of its days, deposit goes back',
  E19r: 'Bank took the deposit back: it is due again',
  'E11b-bid': 'Bank took the deposit back: it is due again',
  'E11b-bid-paid': 'Deposit paid again',
  E20: 'An ask met the highest bid, at the price of the bid',
  E21: 'A bid met the lowest ask, at the price of the ask',
  E22a: 'Seller accepted the bid',
  E22b: 'Seller accepted the bid and pays a deposit',
  E23: 'Seller accepted the bid, a deposit is due',
  E25: 'Seller’s deposit paid: the bidder has to pay',
  E26: 'Deposit payment failed',
  E27: 'Seller did not pay the deposit: the bid is live again',
  E28: 'Seller took the acceptance back: the bid is live again',
  'E28-ask': 'Seller took the acceptance back: the bid is live again',
  E29: 'Late deposit sent back',
  E31: 'Bought and reserved',
  E33: 'Payment failed',
  E34: 'Closed: not paid in time',
  E35: 'Cancelled before payment',
  E35p: 'Cancellation asked for while paying',
  E35f: 'Cancelled',
  E35s: 'Cancelled, payment goes back',
  E36: 'Bidder did not pay in time, bid deposit kept',
  'E36-accept': 'Bidder did not pay in time, bid deposit kept',
  'E36-cancel': 'Bidder cancelled, bid deposit kept',
  'E36-cancel-accept': 'Bidder cancelled, bid deposit kept',
  E37a: 'Paid',
  E37b: 'Paid',
  'E37b-flash': 'Paid',
  'E37-bid': 'Closed: an item in this size was bought, deposit goes back',
  'E37-bid-unpaid': 'Closed: an item in this size was bought',
  E38: 'Late payment sent back',
  E39b: 'Second payment sent back',
  'E39b-reversed': 'Second payment taken back by the bank',
  E41: 'Seller confirmed',
  E42: 'Seller rejected the order',
  E43: 'Closed: seller did not answer in time',
  E44: 'Cancelled before the seller confirmed, payment goes back',
  E46: 'Seller sent the item',
  E47: 'Tracking number corrected',
  E46s: 'Courier has the parcel',
  E48: 'Seller took a day more to send it',
  E49: 'Closed: seller did not send it in time',
  E50: 'Seller cancelled after confirming',
  E52: 'Closed: no courier saw the parcel',
  E54: 'Closed: the parcel to us was lost, payment goes back',
  E55: 'Courier brought the parcel back to the seller, who sends it again',
  E55b: 'Closed: the courier brought the parcel back twice, payment goes back',
  E56: 'Arrived at our warehouse',
  E57: 'Inspection began',
  E58: 'Passed the inspection',
  E59: 'Small defect found: the buyer decides',
  E60a: 'Did not pass: counterfeit',
  E60b: 'Did not pass the inspection',
  E60c: 'Damaged on its way to us',
  E60d: 'Closed: lost or damaged at our warehouse, payment goes back',
  E61: 'Buyer keeps it with its defect',
  E62: 'Buyer did not keep it, payment goes back',
  E63: 'Closed: the buyer did not answer, payment goes back',
  E67: 'Handed to the courier',
  E68d: 'Closed: lost or damaged at our warehouse, payment goes back',
  E69: 'Delivered',
  E70: 'Buyer confirmed it',
  E71: 'Done: the days after delivery are over',
  E72: 'Parcel came back to us',
  'E72-close': 'Closed: the parcel came back, payment goes back less both ways',
  E73: 'Closed: the parcel to the buyer was lost, payment goes back',
  'E73-courier': 'Closed: the parcel to the buyer was lost, payment goes back',
};

export type HistoryLine = {
  readonly id: string;
  readonly what: string;
  readonly time: string;
  readonly dateTime: string;
};

/** What happened to an ask, bid or order, latest first; of two at one moment the later one first. */
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
