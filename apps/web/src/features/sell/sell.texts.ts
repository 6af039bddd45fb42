import { saleWindows } from '@suki/domain/config/sale-windows';
import { lengthText } from '@suki/domain/time/length-text';
import { windowText } from '@suki/domain/time/window-text';
import type { ClosureDetail } from '@suki/domain/trade/facts/statuses';
import { acceptedSteps } from '../trade/accepted-steps.texts.ts';

const confirmWindow = lengthText(saleWindows.confirmMs);
const shipWindow = lengthText(saleWindows.shipMs);
const payWindow = windowText('accepted_payment_window');
const acceptWindow = windowText('acceptance_deposit');
const scanWindow = lengthText(saleWindows.scanMs);

export const sellTexts = {
  title: 'Sell',
  lead: 'Choose what you have. You set the price and see what you get before you post.',
  find: 'Find your item',
  findHint: 'Model, color or style code',
  wanted: 'Buyers want these now',
  found: 'Search results',
  /** Announced, and beside the title of the results. */
  noMatchTitle: 'No match',
  noMatch: 'Try the model name, or the style code on the box label.',
  showAll: 'Show all',
  lowestAsk: (price: string) => `Lowest ask ${price}`,
  noAsk: 'No listings yet. Be the first.',
  otherItem: 'Another item',
  change: 'Change',
  sizeTitle: 'Which size?',
  sizeReason: 'Choose your size first.',
  sizeNext: 'Set your price',
  sizeNote: 'Under each size: lowest ask now.',
  noPrice: 'None',
  sizeSystem: 'Size system',
  size: 'Size',
  notTradedTitle: 'This item isn’t traded right now',
  notTraded: 'It may come back. You can sell another one meanwhile.',
  condition: 'new, with box',
  mode: {
    label: 'How to sell',
    now: (bid: string) => `Sell now, ${bid}`,
    nowNone: 'Sell now',
    ask: 'Set your price',
  },
  now: {
    title: 'Sell now',
    line: 'The bid',
    lead: `The highest bid for this size. Accept it, and the bidder has ${payWindow} to pay.`,
    noneTitle: 'No bid in this size',
    none: 'No one is bidding on this size. Set your price and wait for a buyer.',
    steps: acceptedSteps,
    afterwards: `After the bidder pays, ship it within ${shipWindow}. You pay the courier to our warehouse.`,
    ownAskTitle: 'With your own ask',
    ownAsk: (price: string) =>
      `We use your ask at ${price} in this size, so there’s no new deposit. If the bidder doesn’t pay, your ask goes back on sale at its own price.`,
    ownBid: 'The highest bid is yours.',
    sell: (bid: string, deposit: string) => `Sell for ${bid}, pay ${deposit} deposit`,
    sellShort: (deposit: string) => `Sell, pay ${deposit}`,
    sellOwn: (bid: string) => `Sell for ${bid}`,
    selling: 'Accepting the bid',
    later: `Sell now, pay the deposit within ${acceptWindow}`,
    signIn: 'Sign in to sell',
    setPrice: 'Set your price',
    sold: (price: string) => `Sold for ${price}. The bidder pays next.`,
    accepted: (price: string) => `Accepted at ${price}. Pay the deposit to lock in the sale.`,
    lower: (highest: string) => `That bid is gone. The highest is ${highest} now. No money has moved.`,
    gone: 'That bid is gone, and there’s no other. No money has moved.',
  },
  price: {
    title: 'Your price',
    label: 'Your price in pesos',
    buyerPays: (place: string, total: string) => `A buyer in ${place} pays ${total} in total.`,
    none: '–',
  },
  quick: {
    first: 'Be first',
    same: 'Lowest ask',
    lastSale: 'Last sale',
    get: (income: string) => `You get ${income}`,
  },
  asideLabel: 'Payout and deposit',
  receive: 'You receive',
  lines: {
    price: 'Your price',
    net: 'You get when it passes',
    netNote: 'In your Suki wallet, then on to your bank',
    deposit: 'Deposit now',
    held: 'Deposit',
    heldNote: 'Already paid with your ask',
  },
  afterwards: `After a buyer pays, confirm within ${confirmWindow} and ship it within ${shipWindow}. You pay the courier to our warehouse.`,
  costs: {
    title: 'If you back out',
    ofDeposit: (deposit: string) => `Of your ${deposit} deposit`,
    caption: (deposit: string) => `What backing out costs, with a deposit of ${deposit}`,
    /** The line that opens the rows. */
    open: (most: string) => `Nothing before a buyer pays, ${most} at most after that`,
    openFromBid: (most: string) => `${most} at most`,
    before: 'You take it off sale before anyone buys it',
    beforeNote: 'You get the whole deposit back.',
    names: {
      seller_rejected: 'You reject a buyer’s order',
      defect_refused: 'It has a small defect and the buyer declines it: you pay return shipping only',
    } as Partial<Readonly<Record<ClosureDetail, string>>>,
    broken: 'You don’t follow through',
    found: 'It fails our inspection',
    any: (ends: string) => `${ends.charAt(0).toUpperCase()}${ends.slice(1)}.`,
    /** In the list of what makes a row. */
    ends: {
      seller_confirm_timeout: `no answer within ${confirmWindow}`,
      seller_ship_timeout: `not shipped within ${shipWindow}`,
      seller_cancelled: 'you cancel the sale',
      no_scan: `no courier scan within ${scanWindow}`,
      counterfeit: 'not authentic',
      wrong_item: 'another item or size',
      used: 'worn or used',
      incomplete: 'a part missing',
      major_defect: 'a major defect',
    } as Partial<Readonly<Record<ClosureDetail, string>>>,
    part: (returned: string) => `${returned} of it comes back.`,
  },
  expiry: {
    title: 'Keep it on sale for',
    label: 'On sale for',
    days: (days: number) => `${days} days`,
    until: (day: string) => `Until ${day}. Then the listing ends and your deposit comes back.`,
  },
  address: {
    title: 'Return address',
    why: 'If the item doesn’t pass our inspection, we send it back here.',
  },
  phone: 'Verify your phone number',
  pay: 'Pay the deposit with',
  post: (deposit: string) => `Post and pay ${deposit} deposit`,
  postShort: (deposit: string) => `Pay ${deposit} and post`,
  postNone: 'Post and pay deposit',
  posting: 'Posting your ask',
  signIn: 'Sign in to post it',
  bar: 'Post it',
  reasons: {
    price: 'Set a valid price first.',
    fees: 'Loading the fees.',
    address: 'Add a return address first.',
    phone: 'Verify your phone number first.',
  },
} as const;
