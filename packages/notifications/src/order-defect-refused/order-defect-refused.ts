import { amountText } from '../format/amount-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const orderDefectRefused: MessageTemplate<'order-defect-refused'> = {
  inbox: ({ refund }) => ({
    title: 'Your order is closed',
    text: `You did not take the item. ${amountText(refund)} goes back to you.`,
  }),
};
