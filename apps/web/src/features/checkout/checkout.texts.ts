import { saleWindows } from '@suki/domain/config/sale-windows';
import { lengthText } from '@suki/domain/time/length-text';
import type { Lane } from '@suki/domain/trade/facts/statuses';
import { freeToCancel } from '../trade/cancel.texts.ts';
import { tradeTexts } from '../trade/trade.texts.ts';

const { lanes } = tradeTexts;

export const checkoutTexts = {
  title: 'Checkout',
  path: 'Path',
  asideLabel: 'What you pay',
  address: 'Deliver to',
  addressWhy: 'Where should we ship it after the inspection? Delivery is priced by this address.',
  pay: 'Pay with',
  total: 'You pay in total',
  totalNote: 'With delivery and all fees',
  everyLine: 'Price breakdown',
  arrives: 'Arrives',
  noCourier: (days: string) => `No courier on ${days}.`,
  about: 'An estimate: the holidays of those days aren’t proclaimed yet.',
  changed: {
    price: (by: string) => `The seller’s price went up by ${by} since you chose it.`,
    delivery: (by: string) => `Delivery to this address adds ${by}.`,
  },
  rise: {
    title: 'The total went up',
    price: (by: string, total: string) => `The seller’s price went up by ${by}. New total ${total}. Continue?`,
    shipping: (by: string, total: string) => `Delivery went up by ${by}. New total ${total}. Continue?`,
    coupon: (by: string, total: string) => `A coupon of ${by} no longer applies. New total ${total}. Continue?`,
    fees: (by: string, total: string) => `The fees went up by ${by}. New total ${total}. Continue?`,
    money: 'No money has moved.',
    go: 'Continue',
    leave: 'Leave',
  },
  payNow: (total: string) => `Pay ${total}`,
  paying: 'Reserving the item',
  bar: 'Pay',
  barSum: (size: string, lane: Lane) =>
    `${size === '' ? lanes[lane].alone : `${size}, ${lanes[lane].after}`}, in total`,
  hold: {
    usual: `We hold it for ${lengthText(saleWindows.payMs)} once you tap Pay.`,
    atNight: (night: { end: string; bank: string; pauseEnd: string }) =>
      `We hold it until ${night.end} once you tap Pay: ${night.bank} is under maintenance until ${night.pauseEnd}.`,
  },
  cancel: freeToCancel,
  held: 'We hold your money until the item passes the inspection.',
  gone: {
    title: 'Someone else was first',
    text: 'No item is left at this price.',
    money: 'No money has moved.',
    back: 'See what’s left',
  },
  nothing: {
    title: 'Nothing to pay for',
    text: 'Choose an item and a size first.',
    action: 'See the items',
  },
  unpaid: {
    text: (total: string) => `You reserved this item but haven’t paid yet: ${total}.`,
    go: 'Continue paying',
  },
  reasons: {
    price: 'Loading the price.',
    region: 'We can’t deliver to this address yet. Choose another one.',
  },
} as const;
