import { listsEn } from '@suki/domain/texts/lists.en';
import { windowText } from '@suki/domain/time/window-text';
import type { BidTab } from '@suki/domain/trade/facts/tabs';

/** How long a bidder has to pay once a seller has accepted. */
export const payWindow = windowText('accepted_payment_window');

export const bidTexts = {
  title: 'Bids',
  one: 'Bid',
  path: 'Path',
  tabsLabel: 'Bids by state',
  tab: (tab: BidTab) => listsEn[`bidTab.${tab}`],
  won: 'Orders that you bought',
  inTotal: (total: string) => `${total} in total`,
  highest: 'Highest bid',
  outbid: 'Outbid',
  leads: (highest: string) => `Highest is ${highest}`,
  empty: {
    active: [
      'No active bids',
      'Name your price on the page of an item: below its lowest ask, your bid waits for a seller.',
    ],
    closed: ['No bid has ended', 'Bids that were taken back or ran out are here. A bid that won is among your orders.'],
  } satisfies Record<BidTab, readonly [string, string]>,
  find: 'Find an item',
  steps: ['Placed', 'Deposit', 'Live', 'Accepted', 'Paid'],
  closed: 'Closed',
  stepOf: (step: number, count: number) => `Step ${step} of ${count}`,
  done: 'done',
  place: (position: number) =>
    position === 1
      ? 'Yours is first: the next seller who accepts sells to you.'
      : `Yours is number ${position} in the queue.`,
  isOutbid: (highest: string) => `The highest bid is ${highest}.`,
  tied: 'Another bid at the same price came first.',
  money: 'Money',
  asideLabel: 'Money and address',
  lines: {
    total: 'You pay in total',
    waits: 'Only if a seller accepts',
    hold: 'When the seller has paid their deposit',
    never: 'It ended without a purchase',
    paid: 'You paid',
    deposit: 'Deposit',
  },
  deposits: {
    due: 'Not paid yet',
    under_hold: 'Held by us. Not a part of the price: it comes back.',
    returned: 'Returned to you',
    voided: 'Was never paid',
    deducted: (fine: string) => `${fine} kept, because the accepted bid was not paid`,
  },
  address: 'Deliver to',
  nextSteps: {
    accept: { id: 'accept', lead: 'A seller accepts.', text: 'Or sells at your price. You get a message at once.' },
    hold: {
      id: 'hold',
      lead: 'The seller pays a deposit.',
      text: 'Without it, your bid is live again at its old place.',
    },
    afterwards: [
      { id: 'pay', lead: 'You pay the order', text: `within ${payWindow}. Your deposit comes back when you do.` },
      { id: 'check', lead: 'We inspect it.', text: 'If the item does not pass, you get every peso back.' },
    ],
  },
  pay: {
    title: 'Pay the deposit',
    text: 'Until it is paid, no seller sees your bid. It comes back when you pay the order, take the bid back, or its days are over.',
    button: (deposit: string) => `Pay ${deposit} deposit`,
    starting: 'Starting the payment',
    bar: 'Pay now',
    barSum: 'Deposit',
    raiseTitle: (price: string) => `Pay for the raise to ${price}`,
    raiseText: (price: string, time: string) =>
      `A higher bid needs a higher deposit. Pay the rest ${time}, or the raise is dropped. Until then your bid stays at ${price}.`,
    raiseButton: (rest: string) => `Pay the ${rest} that is missing`,
    raiseSum: 'Rest of the deposit',
  },
  edit: {
    title: 'Change your bid',
    label: 'Your new bid in pesos',
    bar: 'Change it',
    sum: 'If it wins, you pay',
    noTotal: '–',
    total: (total: string) => `If it wins, you pay ${total} in total.`,
    place: 'Another price takes a new place in the queue, and the days begin anew.',
    renew: (days: number) => `Your place in the queue stays. The ${days} days begin now.`,
    rest: (rest: string) => `The deposit rises: ${rest} more to pay before the new price stands.`,
    buys: (lowest: string) =>
      `At this price you buy at once, for the lowest ask of ${lowest}. You then have ${payWindow} to pay.`,
    raise: (price: string) => `Raise to ${price}`,
    lower: (price: string) => `Lower to ${price}`,
    days: (days: number) => `Keep it for ${days} days from now`,
    buy: 'Change and buy',
    none: 'Change your bid',
    saving: 'Changing your bid',
    saved: 'Your bid has changed',
    raised: 'Pay the rest of the deposit, then the new price stands',
    open: 'Change price or days',
    stop: 'Leave it as it is',
    expiry: 'How long it stands',
    noPrice: 'Set a valid price first.',
  },
  cancel: {
    button: 'Take the bid back',
    cancelling: 'Taking it back',
    title: 'Take the bid back?',
    unpaidText: 'The bid closes. Nothing was charged.',
    liveText: (deposit: string) => `The bid closes, and your deposit of ${deposit} goes back to where it came from.`,
    keep: 'Keep it',
    cancelled: 'The bid is closed',
  },
  order: { pay: 'Pay the order', go: 'Go to the order', bar: 'The order' },
  remove: { button: 'Remove from my list', removing: 'Removing', removed: 'Removed from your list' },
  again: 'Bid again',
} as const;
