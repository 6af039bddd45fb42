import { amountText } from '../format/amount-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const orderDefectUnanswered: MessageTemplate<'order-defect-unanswered'> = {
  inbox: ({ refund }) => ({
    title: 'Your order is closed',
    text: `We heard nothing about the defect. ${amountText(refund)} goes back to you.`,
  }),
};
