import { SUPPORT_EMAIL } from '@suki/domain/config/support';
import { amountText } from '../format/amount-text.ts';
import type { MessageTemplates } from '../message-template.ts';

export const paymentMessages = {
  'payment-failed': {
    inbox: ({ total }) => ({
      title: 'The payment did not go through',
      text: `${amountText(total)} was not paid and no money has moved. The item is still reserved for you: try again or choose another method.`,
    }),
  },
  'payment-reversed': {
    inbox: () => ({
      title: 'Your bank took a payment back',
      text: `Your bank took back a payment to us. What is still open stands in your wallet. Email ${SUPPORT_EMAIL} if this was not you.`,
    }),
  },
  'late-payment-refunded': {
    inbox: ({ refund }) => ({
      title: 'Your payment came too late and goes back',
      text: `The order had closed before your payment arrived. ${amountText(refund)} goes back to where you paid it from. If the item is still on sale you can buy it again.`,
    }),
  },
  'second-payment-refunded': {
    inbox: ({ refund }) => ({
      title: 'You paid twice, one payment goes back',
      text: `The order was paid already. ${amountText(refund)} goes back to where you paid it from. Your order goes on as before.`,
    }),
  },
} satisfies Partial<MessageTemplates>;
