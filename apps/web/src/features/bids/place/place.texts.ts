import { payWindow } from '../bids.texts.ts';

/** Words of the page on which a bid is made. */
export const placeTexts = {
  title: 'Place a bid',
  back: 'Back to the item',
  change: 'Change',
  price: {
    title: 'Your bid',
    label: 'Your bid in pesos',
    none: '–',
  },
  facts: { lowestAsk: 'Lowest ask', highestBid: 'Highest bid', lastSale: 'Last sale', none: 'None' },
  quick: {
    first: 'Be first',
    lastSale: 'Last sale',
    below: 'Just below the lowest ask',
    total: (total: string) => `${total} in total`,
  },
  buys: {
    text: (lowest: string) =>
      `The lowest ask is ${lowest}: at that price or above you need no bid. You buy at once, for ${lowest}.`,
    button: (total: string) => `Buy now for ${total}`,
    short: 'Buy now',
    note: 'No deposit: you pay for the item at checkout.',
  },
  asideLabel: 'What you pay if it wins',
  total: 'If it wins, you pay',
  totalNow: 'You pay in total',
  lines: { totalNote: 'Only if a seller accepts', deposit: 'Deposit now', ofBid: 'of your bid' },
  depositNote: (counted: string) => `${counted} It isn’t part of the price, and you get it back.`,
  afterwards: `When a seller accepts, you have ${payWindow} to pay. Then we inspect the item before we ship it to you.`,
  deposit: {
    title: 'Your deposit',
    of: (deposit: string) => `${deposit} now`,
    caption: (deposit: string) => `What happens to your ${deposit} deposit`,
    why: 'Refundable unless you back out:',
    won: 'A seller accepts, and you pay for the order',
    wonNote: 'You get the whole deposit back',
    ended: 'You cancel the bid, or it expires',
    endedNote: 'You get the whole deposit back',
    default: `A seller accepts, and you don’t pay within ${payWindow}`,
    defaultNote: (seller: string) => `${seller} of it goes to the seller, and the bid closes`,
  },
  expiry: {
    title: 'Bid expires in',
    until: (day: string) => `It’s live until ${day}. Then it closes, and you get your deposit back.`,
  },
  address: {
    title: 'Deliver to',
    why: 'Where should we ship it after the inspection? Delivery is priced by this address.',
  },
  phone: 'Verify your phone number',
  pay: 'Pay the deposit with',
  post: (deposit: string) => `Bid and pay ${deposit} deposit`,
  postShort: (deposit: string) => `Bid, pay ${deposit}`,
  postNone: 'Bid and pay deposit',
  posting: 'Placing your bid',
  bar: 'Place the bid',
  own: {
    text: (price: string) =>
      `You have a bid of ${price} in this size. You can have one per size, so change its price instead.`,
    go: 'Go to your bid',
  },
  nothing: {
    title: 'Nothing to bid for',
    text: 'Choose an item and a size first.',
    action: 'See the items',
  },
  notTraded: {
    title: 'This item isn’t traded right now',
    text: 'It may come back. You can choose another one meanwhile.',
  },
  reasons: {
    price: 'Set a valid price first.',
    address: 'Add an address first.',
    phone: 'Verify your phone number first.',
  },
} as const;
