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
      'Name your price on any item’s page. Below the lowest ask, your bid waits for a seller.',
    ],
    closed: [
      'No ended bids',
      'Bids that you canceled or that expired appear here. A bid that won is with your orders.',
    ],
  } satisfies Record<BidTab, readonly [string, string]>,
  find: 'Find an item',
  steps: ['Placed', 'Deposit', 'Live', 'Accepted', 'Paid'],
  closed: 'Closed',
  stepOf: (step: number, count: number) => `Step ${step} of ${count}`,
  done: 'done',
  place: (position: number) =>
    position === 1
      ? 'Yours is first: the next seller who accepts sells to you.'
      : `Yours is number ${position} in line.`,
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
    under_hold: 'We hold it. It isn’t part of the price, and you get it back.',
    returned: 'Returned to you',
    voided: 'No longer due',
    deducted: (fine: string) => `${fine} kept, because you didn’t pay for the accepted bid`,
  },
  address: 'Deliver to',
  nextSteps: {
    accept: { id: 'accept', lead: 'A seller accepts.', text: 'Or lists at your price. You get a message right away.' },
    hold: {
      id: 'hold',
      lead: 'The seller pays a deposit.',
      text: 'If they don’t, your bid is live again at its old place in line.',
    },
    afterwards: [
      { id: 'pay', lead: 'You pay for the order', text: `within ${payWindow}. You get your deposit back when you do.` },
      { id: 'check', lead: 'We inspect it.', text: 'If the item doesn’t pass, you get every peso back.' },
    ],
  },
  pay: {
    title: 'Pay the deposit',
    text: 'No seller sees your bid until you pay it. You get it back when you pay for the order, cancel the bid, or the bid expires.',
    button: (deposit: string) => `Pay ${deposit} deposit`,
    starting: 'Starting the payment',
    bar: 'Pay now',
    barSum: 'Deposit',
    raiseTitle: (price: string) => `Pay for the raise to ${price}`,
    raiseText: (price: string, time: string) =>
      `A higher bid needs a higher deposit. Pay the rest ${time}, or the raise is dropped. Until then your bid stays at ${price}.`,
    raiseButton: (rest: string) => `Pay the other ${rest}`,
    raiseSum: 'Rest of the deposit',
  },
  edit: {
    title: 'Change your bid',
    label: 'Your new bid in pesos',
    bar: 'Change it',
    sum: 'If it wins, you pay',
    noTotal: '–',
    total: (total: string) => `If it wins, you pay ${total} in total.`,
    place: 'A new price means a new place in line, and the days start over.',
    renew: (days: number) => `You keep your place in line. The ${days} days start over now.`,
    rest: (rest: string) => `The deposit is higher too. Pay ${rest} more, then your new price goes live.`,
    buys: (lowest: string) =>
      `At this price you buy at once, for the lowest ask of ${lowest}. You then have ${payWindow} to pay.`,
    raise: (price: string) => `Raise to ${price}`,
    lower: (price: string) => `Lower to ${price}`,
    days: (days: number) => `Keep it for ${days} days from now`,
    buy: 'Change and buy',
    none: 'Change your bid',
    saving: 'Changing your bid',
    saved: 'Your bid has changed',
    raised: 'Pay the rest of the deposit, then your new price goes live',
    open: 'Change price or days',
    stop: 'Leave it as it is',
    expiry: 'Bid expires in',
    noPrice: 'Set a valid price first.',
  },
  cancel: {
    button: 'Cancel the bid',
    cancelling: 'Canceling',
    title: 'Cancel this bid?',
    unpaidText: 'The bid closes. Nothing was charged.',
    liveText: (deposit: string) => `The bid closes, and you get your deposit of ${deposit} back the way you paid it.`,
    keep: 'Keep it',
    cancelled: 'The bid is closed',
  },
  order: { pay: 'Pay for the order', go: 'Go to the order', bar: 'The order' },
  remove: { button: 'Remove from my list', removing: 'Removing', removed: 'Removed from your list' },
  again: 'Bid again',
} as const;
