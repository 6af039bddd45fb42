import { amountText } from '../format/amount-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const orderLostHere: MessageTemplate<'order-lost-here'> = {
  inbox: ({ refund }) => ({
    title: 'We lost your item',
    text: `We are very sorry: it was lost or damaged with us. ${amountText(refund)} goes back to you.`,
  }),
};
