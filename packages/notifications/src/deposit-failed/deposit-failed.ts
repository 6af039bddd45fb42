import { amountText } from '../format/amount-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const depositFailed: MessageTemplate<'deposit-failed'> = {
  inbox: ({ deposit }) => ({
    title: 'The deposit was not paid',
    text: `The payment of ${amountText(deposit)} did not go through. No money has moved. Try again or choose another method.`,
  }),
};
