import { courierName } from '@suki/domain/delivery/courier-name';
import { windowText } from '@suki/domain/time/window-text';
import { amountText } from '../format/amount-text.ts';
import { momentText } from '../format/moment-text.ts';
import { depositSentBack, sentBack, sentences } from '../format/sent-back.ts';
import type { MessageTemplates } from '../message-template.ts';

/** Messages to the buyer of an order until the parcel reaches the warehouse. */
export const buyerMessages = {
  'order-to-pay-near': {
    inbox: ({ deadline }) => ({
      title: 'Your order isn’t paid yet',
      text: `We’re holding it for you. Pay by ${momentText(deadline)}, or the order closes.`,
    }),
    link: 'Pay now',
  },
  'bid-order-to-pay-near': {
    inbox: ({ deadline }) => ({
      title: 'Your accepted bid isn’t paid yet',
      text: `Pay by ${momentText(deadline)}, or the order closes and you lose your deposit.`,
    }),
    link: 'Pay now',
    sms: ({ deadline }, it) =>
      `pay for ${it} by ${momentText(deadline)}, or the order closes and you lose your deposit.`,
  },
  'order-payment-lapsed': {
    inbox: ({ total }) => ({
      title: 'Your order has closed',
      text: `${amountText(total)} wasn’t paid in time, so it’s back on sale. Nothing was charged.`,
    }),
    link: 'See your order',
  },
  'order-paid': {
    inbox: ({ total }) => ({
      title: 'Your order is paid',
      text: `We have your ${amountText(total)} and keep it safe. The seller has ${windowText('confirmation')} to confirm. If they don’t, you get all of it back.`,
    }),
    link: 'See your order',
  },
  'bid-order-paid': {
    inbox: ({ total, returned }) => ({
      title: 'Your order is paid',
      text: sentences(
        `We have your ${amountText(total)} and keep it safe. The seller ships it to us next.`,
        depositSentBack(returned),
      ),
    }),
    link: 'See your order',
  },
  'flash-order-paid': {
    inbox: ({ total }) => ({
      title: 'Your order is paid',
      text: `We have your ${amountText(total)}. It’s checked and in our warehouse already, so we’re shipping it right away.`,
    }),
    link: 'See your order',
  },
  'order-confirmed': {
    inbox: ({ deadline }) => ({
      title: 'The seller has confirmed',
      text: `They ship it to our warehouse by ${momentText(deadline)}.`,
    }),
    link: 'See your order',
  },
  'order-rejected': {
    inbox: ({ refund }) => ({
      title: 'The seller can’t sell it',
      text: `The seller rejected the order. ${sentBack(refund)}`,
    }),
    link: 'See your order',
  },
  'order-unanswered': {
    inbox: ({ refund }) => ({
      title: 'The seller didn’t answer',
      text: `The seller didn’t confirm in time. ${sentBack(refund)}`,
    }),
    link: 'See your order',
  },
  'order-ship-later': {
    inbox: ({ deadline }) => ({
      title: 'It ships a day later',
      text: `The seller needs one more day and ships it by ${momentText(deadline)}.`,
    }),
    link: 'See your order',
  },
  'order-seller-cancelled': {
    inbox: () => ({
      title: 'The seller canceled',
      text: 'We’re sorry. You get every peso back, and part of the seller’s deposit.',
    }),
    link: 'See your order',
  },
  'order-not-shipped': {
    inbox: ({ refund }) => ({
      title: 'The seller didn’t ship it',
      text: `It wasn’t shipped in time, so we closed the order. ${sentBack(refund)}`,
    }),
    link: 'See your order',
  },
  'order-on-way': {
    inbox: ({ courier }) => ({
      title: 'It’s on its way to us',
      text: `The seller shipped it with ${courierName(courier)}. We’ll inspect it as soon as it arrives.`,
    }),
    link: 'Track your order',
  },
  'order-not-scanned': {
    inbox: ({ refund }) => ({
      title: 'The parcel never reached the courier',
      text: `No courier has scanned it, so we closed the order. ${sentBack(refund)}`,
    }),
    link: 'See your order',
  },
  'order-inbound-search': {
    inbox: () => ({
      title: 'We’re tracing the parcel',
      text: 'It’s late on its way to us, so we’re asking the courier. If we don’t find it, you get every peso back.',
    }),
    link: 'Track your order',
  },
  'order-lost-inbound': {
    inbox: () => ({
      title: 'The parcel was lost',
      text: 'We couldn’t find it. You get every peso back.',
    }),
    link: 'See your order',
  },
  'order-inbound-returned': {
    inbox: () => ({
      title: 'The parcel didn’t reach us',
      text: 'The courier brought it back to the seller twice, so we closed the order. You get every peso back.',
    }),
    link: 'See your order',
  },
} satisfies Partial<MessageTemplates>;
