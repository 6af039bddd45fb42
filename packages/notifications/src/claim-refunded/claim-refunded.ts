import { amountText } from '../format/amount-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const claimRefunded: MessageTemplate<'claim-refunded'> = {
  inbox: ({ refund }) => ({
    title: 'Your money goes back',
    text: `We have the item. ${amountText(refund)} goes back to you.`,
  }),
};
