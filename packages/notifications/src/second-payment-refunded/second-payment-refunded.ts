import { amountText } from '../format/amount-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const secondPaymentRefunded: MessageTemplate<'second-payment-refunded'> = {
  inbox: ({ refund }) => ({
    title: 'You paid twice, one payment goes back',
    text: `The order was paid already. ${amountText(refund)} goes back to where you paid it from. Your order goes on as before.`,
  }),
};
