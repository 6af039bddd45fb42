import { amountText } from '../format/amount-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const orderDiscount: MessageTemplate<'order-discount'> = {
  inbox: ({ amount }) => ({
    title: 'The seller offers a discount',
    text: `You would get ${amountText(amount)} back and keep the item. Decide before the time is up.`,
  }),
};
