import { amountText } from '../format/amount-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const depositRepaid: MessageTemplate<'deposit-repaid'> = {
  inbox: ({ deposit }) => ({
    title: 'Your deposit is complete again',
    text: `We have your deposit of ${amountText(deposit)} again. Everything goes on.`,
  }),
};
