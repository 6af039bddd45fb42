import { saleWindows } from '@suki/domain/config/sale-windows';
import { listsEn } from '@suki/domain/texts/lists.en';
import { lengthText } from '@suki/domain/time/length-text';
import type { AskTab } from '@suki/domain/trade/facts/tabs';

export const askTexts = {
  title: 'Asks',
  one: 'Ask',
  path: 'Path',
  tabsLabel: 'Asks by state',
  tab: (tab: AskTab) => listsEn[`askTab.${tab}`],
  income: (income: string) => `You’ll get ${income}`,
  empty: {
    selling: ['Nothing on sale', 'Post an item: you see what you receive before you pay the deposit.'],
    in_progress: ['No sale in progress', 'Paid sales are here until the item has passed our inspection.'],
    done: ['Nothing finished yet', 'Items that were sold or taken off sale are here.'],
  } satisfies Record<AskTab, readonly [string, string]>,
  sell: 'Sell an item',
  sold: 'Orders that you sold',
  steps: ['Posted', 'Deposit', 'On sale', 'Sold', 'Sent to us', 'Checked', 'Done'],
  closed: 'Closed',
  stepOf: (step: number, count: number) => `Step ${step} of ${count}`,
  done: 'done',
  place: (position: number) => (position === 1 ? 'Yours sells first.' : `Yours is number ${position} in the queue.`),
  acceptance: {
    due: 'You accepted a bid. Pay the deposit to fix the sale; then the bidder pays, and you send the item without confirming it again.',
    takenBack:
      'You took the acceptance back before paying its deposit. Nothing was charged, and the bid is in the market again.',
    lapsed: 'The deposit was not paid in time. Nothing was charged, and the bid is in the market again.',
  },
  raiseLapses: (time: string) =>
    `A higher price waits for the rest of its deposit. If that is not paid ${time}, the price stays as it is.`,
  money: 'Money',
  asideLabel: 'Money and return address',
  lines: {
    price: 'Your price',
    income: 'You receive',
    incomeNote: 'After the item has passed the inspection',
    noIncome: 'The ask ended without a sale',
    insteadOfIncome: 'The ask ended without a sale; what you have instead stands in your wallet',
    deposit: 'Deposit',
  },
  returnAddress: 'Return address',
  returnChange: {
    text: 'Where the item comes back to, should it. It can be changed once, until we have printed its label.',
    changed: 'The return address has changed',
  },
  edit: {
    open: 'Change price or days',
    title: 'Change your ask',
    label: 'Your new price in pesos',
    place: 'Another price takes a new place in the queue, and the days begin anew.',
    renew: (days: number) => `Your place in the queue stays. The ${days} days begin now.`,
    rest: (rest: string, price: string) =>
      `The deposit rises: ${rest} more to pay. Until then your ask stays at ${price}.`,
    sells: (bid: string) => `At this price you sell at once, to the highest bid of ${bid}.`,
    raise: (price: string) => `Raise to ${price}`,
    lower: (price: string) => `Lower to ${price}`,
    days: (days: number) => `Keep it for ${days} days from now`,
    sell: 'Change and sell',
    none: 'Change your ask',
    saving: 'Changing your ask',
    saved: 'Your ask has changed',
    raised: 'Pay the rest of the deposit, then the new price stands',
    stop: 'Leave it as it is',
    expiry: 'On sale for',
    noPrice: 'Set a valid price first.',
  },
  nextSteps: [
    {
      id: 'sold',
      lead: 'A buyer pays.',
      text: `You get a message and confirm within ${lengthText(saleWindows.confirmMs)}.`,
    },
    {
      id: 'send',
      lead: 'You send it to us',
      text: `within ${lengthText(saleWindows.shipMs)}, and enter the tracking number.`,
    },
    { id: 'paid', lead: 'It passes.', text: 'Your income is in your wallet, and the deposit goes back.' },
  ],
  pay: {
    title: 'Pay the deposit',
    text: 'It comes back when the item passes, or when you take it off sale. Until it is paid, nobody sees the ask.',
    button: (deposit: string) => `Pay ${deposit} deposit`,
    starting: 'Starting the payment',
    bar: 'Pay now',
    barSum: 'Deposit',
    acceptText:
      'You accepted a bid. When the deposit is paid the sale is fixed, and the bidder pays next. It comes back when the item passes, or when they do not pay.',
    raiseTitle: (price: string) => `Pay for the raise to ${price}`,
    raiseText: (price: string) =>
      `A higher price needs a higher deposit. Until the rest is paid, your ask stays on sale at ${price}.`,
    raiseButton: (rest: string) => `Pay the ${rest} that is missing`,
    raiseSum: 'Rest of the deposit',
  },
  cancel: {
    unpaid: 'Cancel the ask',
    live: 'Take it off sale',
    cancelling: 'Cancelling',
    title: 'Take it off sale?',
    unpaidText: 'The ask closes. Nothing was charged.',
    freeText: 'The ask closes. There is no deposit on it.',
    liveText: (deposit: string) => `The ask closes, and your deposit of ${deposit} goes back to where it came from.`,
    accepted: 'Take the acceptance back',
    acceptedTitle: 'Take the acceptance back?',
    acceptedText: (defaults: number, within: string) =>
      `The bid goes back to the market. Nothing was charged. After ${defaults} bids accepted in ${within} and left without a deposit, you can only accept with the deposit at once.`,
    keep: 'Keep it',
    cancelled: 'The ask is closed',
    reserved: 'A buyer has reserved it: it cannot be cancelled now.',
  },
  order: { go: 'Go to the order', bar: 'The order' },
  remove: { button: 'Remove from my list', removing: 'Removing', removed: 'Removed from your list' },
  relist: 'Sell it again',
} as const;
