import { amountText } from '../format/amount-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const askBackOnSale: MessageTemplate<'ask-back-on-sale'> = {
  inbox: ({ price }) => ({
    title: 'Your item is back on sale',
    text: `The order was cancelled through no fault of yours. Your ask at ${amountText(price)} is back at its old place.`,
  }),
};
