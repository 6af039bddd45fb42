import { momentText } from '../format/moment-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const orderToPayNear: MessageTemplate<'order-to-pay-near'> = {
  inbox: ({ deadline }) => ({
    title: 'Your order is not paid yet',
    text: `The item is reserved for you until ${momentText(deadline)}. Pay until then, or the order closes.`,
  }),
};
