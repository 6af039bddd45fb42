import { amountText } from '../format/amount-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const orderLateCancelled: MessageTemplate<'order-late-cancelled'> = {
  inbox: ({ refund, credit }) => ({
    title: 'Your order is cancelled',
    text: `We were too late. ${amountText(refund)} goes back to you, and we add ${amountText(credit)} for the trouble.`,
  }),
};
