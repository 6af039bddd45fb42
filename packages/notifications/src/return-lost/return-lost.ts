import { amountText } from '../format/amount-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const returnLost: MessageTemplate<'return-lost'> = {
  inbox: ({ compensation }) => ({
    title: 'Your item was lost on its way back',
    text: `We are sorry. ${amountText(compensation)} is in your wallet.`,
  }),
};
