import { amountText } from '../format/amount-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const orderCancelled: MessageTemplate<'order-cancelled'> = {
  inbox: ({ total }) => ({
    title: 'Your order is cancelled',
    text: `The payment of ${amountText(total)} was stopped before any money moved.`,
  }),
};
