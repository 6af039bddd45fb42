import { saleWindows } from '@suki/domain/config/sale-windows';
import { lengthText } from '@suki/domain/time/length-text';
import { paymentTexts } from '../payment/payment.texts.ts';
import { freeToCancel } from '../trade/cancel.texts.ts';

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
  about: 'About: the holidays of that time are not proclaimed yet.',
  changed: (before: string, now: string) => `You saw ${before} before; for this address and moment it is ${now}.`,
  rises: (before: string, now: string) =>
    `The lowest ask has risen: ${before} before, ${now} now. Nothing was charged.`,
  accept: (total: string) => `Accept ${total}`,
  payNow: (total: string) => `Pay ${total}`,
  paying: 'Reserving the item',
  bar: 'Pay',
  barSum: (size: string, lane: string) => `${size}, ${lane}, in total`,
  cancel: `It is reserved for you for ${lengthText(saleWindows.payMs)}. ${freeToCancel}`,
  held: 'We hold your money until it has passed the inspection.',
  gone: {
    title: 'Someone else was first',
    text: 'No item is left at this price.',
    money: 'No money has moved.',
    back: 'Look at what is left',
  },
  nothing: {
    title: 'Nothing to pay for',
    text: 'Choose an item and a size first.',
    action: 'See the items',
  },
  unpaid: {
    text: (total: string) => `You reserved this item before and have not paid yet: ${total}.`,
    go: 'Continue paying',
  },
  reasons: {
    price: 'The price is being read.',
    channel: paymentTexts.chooseFirst,
    region: 'We cannot deliver to this address yet. Choose another one.',
  },
} as const;
