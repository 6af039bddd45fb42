import { amountText } from '../format/amount-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const flashOrderPaid: MessageTemplate<'flash-order-paid'> = {
  inbox: ({ total }) => ({
    title: 'Your order is paid',
    text: `We have your ${amountText(total)}. The item is checked and here, so we send it right away.`,
  }),
};
