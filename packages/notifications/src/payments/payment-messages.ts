import { SUPPORT_EMAIL } from '@suki/domain/config/support';
import { amountText } from '../format/amount-text.ts';
import { sentBack } from '../format/sent-back.ts';
import type { MessageTemplates } from '../message-template.ts';

export const paymentMessages = {
  'payment-failed': {
    inbox: ({ total }) => ({
      title: 'Your payment didn’t go through',
      text: `${amountText(total)} wasn’t paid. No money has moved. Try again, or pay another way. We’re still holding it for you.`,
    }),
    link: 'Pay now',
  },
  'payment-reversed': {
    inbox: () => ({
      title: 'Your bank took a payment back',
      text: `Your wallet shows what you still owe, if anything. If you didn’t ask your bank for this, email ${SUPPORT_EMAIL}.`,
    }),
    link: 'See your wallet',
    opens: 'wallet',
  },
  'late-payment-refunded': {
    inbox: ({ refund }) => ({
      title: 'Your payment came too late',
      text: `The order had closed already. ${sentBack(refund)} If it’s still on sale, you can buy it again.`,
    }),
    link: 'See your order',
  },
  'second-payment-refunded': {
    inbox: ({ refund }) => ({
      title: 'A payment is on its way back',
      text: `It wasn’t needed anymore. ${sentBack(refund)} Everything else stays as it is.`,
    }),
    link: 'See what happened',
  },
} satisfies Partial<MessageTemplates>;
