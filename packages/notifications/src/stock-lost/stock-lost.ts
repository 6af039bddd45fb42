import { amountText } from '../format/amount-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const stockLost: MessageTemplate<'stock-lost'> = {
  inbox: ({ compensation }) => ({
    title: 'We lost your item',
    text: `We are very sorry. ${amountText(compensation)} is in your wallet.`,
  }),
};
