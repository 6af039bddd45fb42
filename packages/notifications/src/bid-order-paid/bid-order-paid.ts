import { amountText } from '../format/amount-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const bidOrderPaid: MessageTemplate<'bid-order-paid'> = {
  inbox: ({ total, returned }) => ({
    title: 'Your order is paid',
    text: `We have your ${amountText(total)} and keep it safe. Your bid deposit of ${amountText(returned)} goes back. The seller now sends the item.`,
  }),
};
