import { amountText } from '../format/amount-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const bidNearAsk: MessageTemplate<'bid-near-ask'> = {
  inbox: ({ price }) => ({
    title: 'A bid close to your price',
    text: `Somebody bids ${amountText(price)} for the size that you sell. Accept it, or lower your price.`,
  }),
};
