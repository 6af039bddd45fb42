import { amountText } from '../format/amount-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const orderDamaged: MessageTemplate<'order-damaged'> = {
  inbox: ({ refund }) => ({
    title: 'The item was damaged on its way',
    text: `It was damaged before it reached us. ${amountText(refund)} goes back to you.`,
  }),
};
