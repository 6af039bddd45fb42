import { saleWindows } from '@suki/domain/config/sale-windows';
import { lengthText } from '@suki/domain/time/length-text';
import { windowText } from '@suki/domain/time/window-text';
import type { ClosureDetail } from '@suki/domain/trade/facts/statuses';
import { paymentTexts } from '../payment/payment.texts.ts';
import { acceptedSteps } from '../trade/accepted-steps.texts.ts';

const confirmWindow = lengthText(saleWindows.confirmMs);
const shipWindow = lengthText(saleWindows.shipMs);
const payWindow = windowText('accepted_payment_window');
const acceptWindow = windowText('acceptance_deposit');
const scanWindow = lengthText(saleWindows.scanMs);

export const sellTexts = {
  title: 'Sell',
  lead: 'Choose what you have. You set the price, and see what you receive before you post.',
  find: 'Find your item',
  findHint: 'Model, colour or style code',
  wanted: 'Buyers look for these now',
  noMatchTitle: 'Not among these',
  noMatch: 'Try the model’s name or the style code from the box.',
  showAll: 'Show all',
  lowestAsk: (price: string) => `Lowest ask ${price}`,
  noAsk: 'Nobody sells it: be the first',
  otherItem: 'Another item',
  change: 'Change',
  sizeTitle: 'Which size?',
  sizeReason: 'Choose your size first.',
  sizeNext: 'Set your price',
  sizeNote: 'Under each size: the lowest ask of now.',
  noPrice: 'None',
  sizeSystem: 'Size system',
  size: 'Size',
  notTradedTitle: 'This item is not traded now',
  notTraded: 'It may come back. Choose another one meanwhile.',
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
    lead: `The highest bid for this size. You accept it, and the bidder has ${payWindow} to pay.`,
    noneTitle: 'No bid in this size',
    none: 'Nobody bids for this size now. Set your price, and a buyer comes to you.',
    steps: acceptedSteps,
    afterwards: `After the bidder pays: send it within ${shipWindow}. You pay the courier to our warehouse.`,
    ownAskTitle: 'With your own ask',
    ownAsk: (price: string) =>
      `Your ask at ${price} in this size serves it: no further deposit, and the ask is off the market. If the bidder does not pay, it comes back at its own price.`,
    ownBid: 'The highest bid is your own.',
    sell: (bid: string, deposit: string) => `Sell for ${bid}, pay ${deposit} deposit`,
    sellShort: (deposit: string) => `Sell, pay ${deposit}`,
    sellOwn: (bid: string) => `Sell for ${bid}`,
    selling: 'Accepting the bid',
    later: `Sell now, pay the deposit within ${acceptWindow}`,
    signIn: 'Sign in to sell',
    setPrice: 'Set your price',
    sold: (price: string) => `Sold for ${price}. The bidder pays next.`,
    accepted: (price: string) => `Accepted at ${price}. Pay the deposit to fix the sale.`,
    lower: (highest: string) => `The bid that you saw is gone. The highest one is ${highest} now. No money has moved.`,
    gone: 'The bid that you saw is gone, and there is no other one. No money has moved.',
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
    net: 'Paid out after it passes',
    netNote: 'To your wallet; from there to your bank',
    deposit: 'Deposit now',
    held: 'Deposit',
    heldNote: 'Put down with your ask already',
  },
  afterwards: `After a buyer pays: confirm within ${confirmWindow}, send it within ${shipWindow}. You pay the courier to our warehouse.`,
  costs: {
    title: 'If you back out',
    ofDeposit: (deposit: string) => `Of your ${deposit} deposit`,
    caption: (deposit: string) => `What backing out costs, with a deposit of ${deposit}`,
    before: 'Before anyone buys it',
    beforeNote: 'The whole deposit comes back',
    names: {
      seller_rejected: 'You turn down a buyer',
      seller_confirm_timeout: `You do not answer within ${confirmWindow}`,
      seller_ship_timeout: `You confirm, then do not send it within ${shipWindow}`,
      no_scan: `You give a number that no courier scans within ${scanWindow}`,
      seller_cancelled: 'You confirm, then cancel',
      counterfeit: 'Our check finds that it is not authentic',
      wrong_item: 'You send another item or size',
      used: 'It was worn or used',
      incomplete: 'A part of it is missing',
      major_defect: 'It has a major defect',
      defect_refused: 'The buyer does not want a minor defect: just the way back',
    } as Partial<Readonly<Record<ClosureDetail, string>>>,
    /** The sale stands when the bidder pays: no word of confirming. */
    namesFromBid: {
      seller_ship_timeout: `The bidder pays, and you do not send it within ${shipWindow}`,
      seller_cancelled: 'The bidder pays, and you cancel',
    } as Partial<Readonly<Record<ClosureDetail, string>>>,
    whole: 'The whole deposit',
    part: (returned: string) => `${returned} of it comes back`,
  },
  expiry: {
    title: 'Keep it on sale for',
    label: 'On sale for',
    days: (days: number) => `${days} days`,
    until: (day: string) => `Until ${day}. Then the ask closes by itself and the deposit comes back.`,
  },
  address: {
    title: 'Return address',
    why: 'If the item does not pass the inspection, it comes back to this address.',
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
    fees: 'The fees are being read.',
    address: 'Add a return address first.',
    phone: 'Verify your phone number first.',
    channel: paymentTexts.chooseFirst,
  },
} as const;
