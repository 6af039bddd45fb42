import { amountText } from '../format/amount-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const bidBack: MessageTemplate<'bid-back'> = {
  inbox: ({ price }) => ({
    title: 'Your bid is live again',
    text: `The seller did not go on. Your bid of ${amountText(price)} is back at its old place.`,
  }),
};
