import { amountText } from '../format/amount-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const orderCancelling: MessageTemplate<'order-cancelling'> = {
  inbox: ({ total }) => ({
    title: 'We are cancelling your order',
    text: `A payment of ${amountText(total)} is still under way. As soon as it has ended the order closes; if the money arrives, it goes back to you in full.`,
  }),
};
