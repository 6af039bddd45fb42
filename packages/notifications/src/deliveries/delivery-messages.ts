import { SUPPORT_EMAIL } from '@suki/domain/config/support';
import { CLAIM_WINDOW_MS } from '@suki/domain/config/timers';
import { courierName } from '@suki/domain/delivery/courier-name';
import { lengthText } from '@suki/domain/time/length-text';
import { amountText } from '../format/amount-text.ts';
import { momentText } from '../format/moment-text.ts';
import type { MessageTemplates } from '../message-template.ts';

export const deliveryMessages = {
  'order-sending-late': {
    inbox: () => ({
      title: 'We are late with your parcel',
      text: 'We are sorry. You may cancel now and get every peso back, or wait a little longer.',
    }),
  },
  'order-sent': {
    inbox: ({ courier, trackingNumber }) => ({
      title: 'Your item is on its way to you',
      text: `It left our warehouse with ${courierName(courier)}, tracking number ${trackingNumber}.`,
    }),
  },
  'order-delivered': {
    inbox: ({ deadline }) => ({
      title: 'Your item has been delivered',
      text: `Look at it now. If something is wrong, email ${SUPPORT_EMAIL} within ${lengthText(CLAIM_WINDOW_MS)}. If all is well, confirm; otherwise the order is finished by itself on ${momentText(deadline)}.`,
    }),
    sms: () =>
      `Suki: your item has been delivered. If something is wrong, email ${SUPPORT_EMAIL} within ${lengthText(CLAIM_WINDOW_MS)}.`,
  },
  'order-receipt-near': {
    inbox: ({ deadline }) => ({
      title: 'Did your item arrive?',
      text: `Confirm it until ${momentText(deadline)}, or email ${SUPPORT_EMAIL} if it did not. Without a word from you the order counts as received.`,
    }),
  },
  'order-received': {
    inbox: () => ({ title: 'It is yours: enjoy it', text: 'The order is finished. Thank you for buying on Suki.' }),
  },
  'order-received-by-time': {
    inbox: () => ({
      title: 'Your order is finished',
      text: 'The time to report something has passed, so the order is finished. Enjoy it.',
    }),
  },
  'order-came-back': {
    inbox: ({ deadline }) => ({
      title: 'Your parcel came back',
      text: `It could not be delivered. Check your address and pay for a second try until ${momentText(deadline)}.`,
    }),
  },
  'redelivery-near': {
    inbox: ({ deadline }) => ({
      title: 'Your parcel is still with us',
      text: `Check your address and pay to have it sent again until ${momentText(deadline)}. Otherwise the order closes, and both ways of shipping are taken off your refund.`,
    }),
  },
  'order-redelivery-paid': {
    inbox: () => ({
      title: 'We send it again',
      text: 'Thank you. Your parcel leaves us again soon.',
    }),
  },
  'order-undeliverable': {
    inbox: ({ refund }) => ({
      title: 'Your order is closed',
      text: `The parcel could not be delivered and nobody answered. ${amountText(refund)} goes back, less the two ways.`,
    }),
  },
  'order-outbound-search': {
    inbox: () => ({
      title: 'We are looking for your parcel',
      text: 'It should be with you by now. We are asking the courier; if it is lost, you get every peso back.',
    }),
  },
  'order-lost-outbound': {
    inbox: ({ refund }) => ({
      title: 'Your parcel was lost',
      text: `We are sorry. ${amountText(refund)} goes back to you.`,
    }),
  },
  'order-found': {
    inbox: () => ({
      title: 'Your lost parcel arrived',
      text: 'We refunded it already. Keep it and pay, or send it back to us; support helps you.',
    }),
  },
} satisfies Partial<MessageTemplates>;
