import { amountText } from '../format/amount-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const returnLost: MessageTemplate<'return-lost'> = {
  inbox: ({ compensation }) => ({
    title: 'Your pair was lost on its way back',
    text: `We are sorry. ${amountText(compensation)} is in your wallet.`,
  }),
};
