import { amountText } from '../format/amount-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const orderCancelledRefunded: MessageTemplate<'order-cancelled-refunded'> = {
  inbox: ({ refund }) => ({
    title: 'Your order is cancelled, the money goes back',
    text: `Your payment still arrived. ${amountText(refund)} goes back to where you paid it from.`,
  }),
};
