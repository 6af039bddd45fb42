import { amountText } from '../format/amount-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const stockSold: MessageTemplate<'stock-sold'> = {
  inbox: ({ price, income }) => ({
    title: 'Your stock item is sold',
    text: `A buyer has paid ${amountText(price)}. We send it for you; you receive ${amountText(income)} when it leaves.`,
  }),
};
