import { amountText } from '../format/amount-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const paymentFailed: MessageTemplate<'payment-failed'> = {
  inbox: ({ total }) => ({
    title: 'The payment did not go through',
    text: `${amountText(total)} was not paid and no money has moved. The item is still reserved for you: try again or choose another method.`,
  }),
};
