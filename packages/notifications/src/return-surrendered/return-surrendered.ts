import { amountText } from '../format/amount-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const returnSurrendered: MessageTemplate<'return-surrendered'> = {
  inbox: ({ compensation }) => ({
    title: 'You are paid for the item',
    text: `You left it with us. ${amountText(compensation)} is in your wallet.`,
  }),
};
