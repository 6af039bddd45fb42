import { amountText } from '../format/amount-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const bidDepositFailed: MessageTemplate<'bid-deposit-failed'> = {
  inbox: ({ deposit }) => ({
    title: 'Your deposit was not paid',
    text: `The payment of ${amountText(deposit)} did not work. Try again or choose another method.`,
  }),
};
