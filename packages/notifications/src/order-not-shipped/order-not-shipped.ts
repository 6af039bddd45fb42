import { amountText } from '../format/amount-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const orderNotShipped: MessageTemplate<'order-not-shipped'> = {
  inbox: ({ refund }) => ({
    title: 'The seller did not ship',
    text: `The item was not sent in time, so we closed the order. ${amountText(refund)} goes back to you in full.`,
  }),
};
