import { courierName } from '@suki/domain/delivery/courier-name';
import { windowText } from '@suki/domain/time/window-text';
import { amountText } from '../format/amount-text.ts';
import { momentText } from '../format/moment-text.ts';
import type { MessageTemplates } from '../message-template.ts';

/** Messages to the buyer of an order until the parcel reaches the warehouse, and about holds, ends and rematches. */
export const buyerMessages = {
  'order-to-pay-near': {
    inbox: ({ deadline }) => ({
      title: 'Your order is not paid yet',
      text: `The item is reserved for you until ${momentText(deadline)}. Pay until then, or the order closes.`,
    }),
  },
  'bid-order-to-pay-near': {
    inbox: ({ deadline }) => ({
      title: 'Your accepted bid is not paid yet',
      text: `Pay until ${momentText(deadline)}. Otherwise the order closes and the deposit of your bid is kept.`,
    }),
    sms: ({ deadline }) =>
      `Suki: pay for your accepted bid until ${momentText(deadline)}, or the order closes and your deposit is kept.`,
  },
  'order-payment-lapsed': {
    inbox: ({ total }) => ({
      title: 'The order has closed',
      text: `${amountText(total)} was not paid in time, so the item is on sale again. Nothing was taken from you.`,
    }),
  },
  'order-paid': {
    inbox: ({ total }) => ({
      title: 'Your order is paid',
      text: `We have your ${amountText(total)} and keep it safe. The seller now has one day to confirm; if they do not, you get all of it back.`,
    }),
  },
  'bid-order-paid': {
    inbox: ({ total, returned }) => ({
      title: 'Your order is paid',
      text: `We have your ${amountText(total)} and keep it safe. Your bid deposit of ${amountText(returned)} goes back. The seller now sends the item.`,
    }),
  },
  'flash-order-paid': {
    inbox: ({ total }) => ({
      title: 'Your order is paid',
      text: `We have your ${amountText(total)}. The item is checked and here, so we send it right away.`,
    }),
  },
  'order-confirmed': {
    inbox: ({ deadline }) => ({
      title: 'The seller has confirmed',
      text: `Your item will be on its way to our warehouse by ${momentText(deadline)} at the latest.`,
    }),
  },
  'order-rejected': {
    inbox: ({ refund }) => ({
      title: 'The seller could not sell',
      text: `The seller turned the order down. ${amountText(refund)} goes back to you in full.`,
    }),
  },
  'order-unanswered': {
    inbox: ({ refund }) => ({
      title: 'The seller did not answer',
      text: `The seller let the day pass without confirming. ${amountText(refund)} goes back to you in full.`,
    }),
  },
  'order-ship-later': {
    inbox: ({ deadline }) => ({
      title: 'Your item comes a day later',
      text: `The seller needs one more day and ships until ${momentText(deadline)}.`,
    }),
  },
  'order-seller-cancelled': {
    inbox: () => ({
      title: 'The seller cancelled',
      text: 'We are sorry. You get your money back, and a part of the seller’s deposit.',
    }),
  },
  'order-not-shipped': {
    inbox: ({ refund }) => ({
      title: 'The seller did not ship',
      text: `The item was not sent in time, so we closed the order. ${amountText(refund)} goes back to you in full.`,
    }),
  },
  'order-on-way': {
    inbox: ({ courier }) => ({
      title: 'Your item is on its way to us',
      text: `The seller sent it with ${courierName(courier)}. We check it as soon as it arrives.`,
    }),
  },
  'order-not-scanned': {
    inbox: ({ refund }) => ({
      title: 'The parcel never reached the courier',
      text: `No courier has seen the parcel, so we closed the order. ${amountText(refund)} goes back to you in full.`,
    }),
  },
  'order-inbound-search': {
    inbox: () => ({
      title: 'We are looking for your parcel',
      text: 'The parcel to us is late. We are asking the courier; if we do not find it, you get every peso back.',
    }),
  },
  'order-lost-inbound': {
    inbox: () => ({
      title: 'The parcel was lost',
      text: 'We could not find the parcel. Every peso goes back to you.',
    }),
  },
  'order-inbound-returned': {
    inbox: () => ({
      title: 'The parcel did not reach us',
      text: 'The courier took it back twice. The order has closed and every peso goes back to you.',
    }),
  },
  'order-on-hold': {
    inbox: () => ({
      title: 'Your order is on hold',
      text: 'It stands still, and its page says why. Nobody has to do anything: nothing is lost, and all deadlines wait.',
    }),
  },
  'order-off-hold': {
    inbox: () => ({
      title: 'Your order goes on',
      text: 'The look at your order is done. All deadlines have their time back.',
    }),
  },
  'order-cancelling': {
    inbox: ({ total }) => ({
      title: 'We are cancelling your order',
      text: `A payment of ${amountText(total)} is still under way. As soon as it has ended the order closes; if the money arrives, it goes back to you in full.`,
    }),
  },
  'order-cancelled': {
    inbox: ({ total }) => ({
      title: 'Your order is cancelled',
      text: `The payment of ${amountText(total)} was stopped before any money moved.`,
    }),
  },
  'order-cancelled-refunded': {
    inbox: ({ refund }) => ({
      title: 'Your order is cancelled, the money goes back',
      text: `Your payment still arrived. ${amountText(refund)} goes back to where you paid it from.`,
    }),
  },
  'order-platform-cancelled': {
    inbox: () => ({
      title: 'We had to cancel your order',
      text: 'We are sorry. If you have paid, every peso goes back to you.',
    }),
  },
  'order-late-cancelled': {
    inbox: ({ refund, credit }) => ({
      title: 'Your order is cancelled',
      text: `We were too late. ${amountText(refund)} goes back to you, and we add ${amountText(credit)} for the trouble.`,
    }),
  },
  'order-refunded': {
    inbox: ({ refund }) => ({
      title: 'Your money is on its way back',
      text: `${amountText(refund)} goes back to where you paid it from. Your bank or wallet may need a few days to show it.`,
    }),
  },
  'rematch-offer': {
    inbox: ({ deadline }) => ({
      title: 'Another one for the same money?',
      text: `Choose until ${momentText(deadline)}: the next one in your size at no more than you paid, or your money back.`,
    }),
  },
  'rematch-taken': {
    inbox: ({ refund }) => ({
      title: 'You have another one',
      text: `The new seller confirms within ${windowText('confirmation')}. ${amountText(refund)} of difference goes back to you.`,
    }),
  },
} satisfies Partial<MessageTemplates>;
