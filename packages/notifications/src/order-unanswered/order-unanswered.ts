import { amountText } from '../format/amount-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const orderUnanswered: MessageTemplate<'order-unanswered'> = {
  inbox: ({ refund }) => ({
    title: 'The seller did not answer',
    text: `The seller let the day pass without confirming. ${amountText(refund)} goes back to you in full.`,
  }),
};
