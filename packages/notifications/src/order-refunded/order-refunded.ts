import { amountText } from '../format/amount-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const orderRefunded: MessageTemplate<'order-refunded'> = {
  inbox: ({ refund }) => ({
    title: 'Your money is on its way back',
    text: `${amountText(refund)} goes back to where you paid it from. Your bank or wallet may need a few days to show it.`,
  }),
};
