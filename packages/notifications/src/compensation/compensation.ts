import { amountText } from '../format/amount-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const compensation: MessageTemplate<'compensation'> = {
  inbox: ({ compensation }) => ({
    title: 'You get a compensation',
    text: `The other side broke a promise. ${amountText(compensation)} of their deposit is in your wallet.`,
  }),
};
