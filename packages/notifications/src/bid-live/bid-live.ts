import { amountText } from '../format/amount-text.ts';
import { momentText } from '../format/moment-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const bidLive: MessageTemplate<'bid-live'> = {
  inbox: ({ price, deadline }) => ({
    title: 'Your bid is live',
    text: `Sellers see your bid of ${amountText(price)} now, until ${momentText(deadline)}.`,
  }),
};
