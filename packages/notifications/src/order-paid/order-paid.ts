import { amountText } from '../format/amount-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const orderPaid: MessageTemplate<'order-paid'> = {
  inbox: ({ total }) => ({
    title: 'Your order is paid',
    text: `We have your ${amountText(total)} and keep it safe. The seller now has one day to confirm; if they do not, you get all of it back.`,
  }),
};
