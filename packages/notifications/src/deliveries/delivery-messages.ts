import { SUPPORT_EMAIL } from '@suki/domain/config/support';
import { CLAIM_WINDOW_MS } from '@suki/domain/config/timers';
import { courierName } from '@suki/domain/delivery/courier-name';
import { lengthText } from '@suki/domain/time/length-text';
import { momentText } from '../format/moment-text.ts';
import { sentBack } from '../format/sent-back.ts';
import type { MessageTemplates } from '../message-template.ts';

const report = (): string =>
  `If something’s wrong, email ${SUPPORT_EMAIL} within ${lengthText(CLAIM_WINDOW_MS)} of delivery.`;

export const deliveryMessages = {
  'order-sending-late': {
    inbox: () => ({
      title: 'We’re late shipping your order',
      text: 'We’re sorry. You can cancel now and get every peso back, or give us a little more time.',
    }),
    link: 'Decide what to do',
  },
  'order-sent': {
    inbox: ({ courier, trackingNumber }) => ({
      title: 'It’s on its way to you',
      text: `It left our warehouse with ${courierName(courier)}, tracking number ${trackingNumber}.`,
    }),
    link: 'Track your order',
  },
  'order-delivered': {
    inbox: ({ deadline }) => ({
      title: 'Delivered: check it now',
      text: `Check the size, color, box and tag, then confirm. ${report()} If we don’t hear from you by ${momentText(deadline)}, we’ll complete the order.`,
    }),
    link: 'Confirm it’s all good',
    sms: (_, it) => `${it} has been delivered. Check it now. ${report()}`,
  },
  'order-receipt-near': {
    inbox: ({ deadline }) => ({
      title: 'Did it arrive?',
      text: `Check it and confirm by ${momentText(deadline)}. If it didn’t arrive, email ${SUPPORT_EMAIL}. If we don’t hear from you, we’ll complete the order.`,
    }),
    link: 'Confirm it’s all good',
  },
  'order-received': {
    inbox: () => ({ title: 'It’s yours: enjoy it', text: 'Your order is complete. Thank you for buying on Suki.' }),
    link: 'See your order',
  },
  'order-received-by-time': {
    inbox: () => ({
      title: 'Your order is complete',
      text: 'The time to report a problem has passed. Enjoy it.',
    }),
    link: 'See your order',
  },
  'order-came-back': {
    inbox: ({ deadline }) => ({
      title: 'Your parcel came back to us',
      text: `The courier couldn’t deliver it. Check your address and pay to have it sent again by ${momentText(deadline)}.`,
    }),
    link: 'Have it sent again',
  },
  'redelivery-near': {
    inbox: ({ deadline }) => ({
      title: 'Your parcel is still with us',
      text: `Check your address and pay to have it sent again by ${momentText(deadline)}. Otherwise the order closes, and shipping both ways comes off your refund.`,
    }),
    link: 'Have it sent again',
  },
  'order-redelivery-paid': {
    inbox: () => ({
      title: 'Your parcel ships again',
      text: 'Thank you. It leaves our warehouse again soon.',
    }),
    link: 'Track your order',
  },
  'order-undeliverable': {
    inbox: ({ refund }) => ({
      title: 'Your order has closed',
      text: `The parcel couldn’t be delivered, and we didn’t hear from you. ${sentBack(refund)} Shipping both ways came off.`,
    }),
    link: 'See your order',
  },
  'order-outbound-search': {
    inbox: () => ({
      title: 'We’re tracing your parcel',
      text: 'It should be with you by now, so we’re asking the courier. If it’s lost, you get every peso back.',
    }),
    link: 'Track your order',
  },
  'order-lost-outbound': {
    inbox: ({ refund }) => ({
      title: 'Your parcel was lost',
      text: `We’re sorry. ${sentBack(refund)}`,
    }),
    link: 'See your order',
  },
  'order-found': {
    inbox: () => ({
      title: 'Your lost parcel arrived',
      text: `We had refunded you already. Email ${SUPPORT_EMAIL} to keep it and pay, or to send it back.`,
    }),
    link: 'See your order',
  },
} satisfies Partial<MessageTemplates>;
