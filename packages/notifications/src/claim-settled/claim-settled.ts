import { amountText } from '../format/amount-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const claimSettled: MessageTemplate<'claim-settled'> = {
  inbox: ({ refund }) => ({
    title: 'A part of your money goes back',
    text: `You keep the item, and ${amountText(refund)} goes back to you.`,
  }),
};
