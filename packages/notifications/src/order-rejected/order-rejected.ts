import { amountText } from '../format/amount-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const orderRejected: MessageTemplate<'order-rejected'> = {
  inbox: ({ refund }) => ({
    title: 'The seller could not sell',
    text: `The seller turned the order down. ${amountText(refund)} goes back to you in full.`,
  }),
};
