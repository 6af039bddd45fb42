import { amountText } from '../format/amount-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const latePaymentRefunded: MessageTemplate<'late-payment-refunded'> = {
  inbox: ({ refund }) => ({
    title: 'Your payment came too late and goes back',
    text: `The order had closed before your payment arrived. ${amountText(refund)} goes back to where you paid it from. If the item is still on sale you can buy it again.`,
  }),
};
