import { amountText } from '../format/amount-text.ts';
import { momentText } from '../format/moment-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const askLive: MessageTemplate<'ask-live'> = {
  inbox: ({ price, deadline }) => ({
    title: 'Your item is on sale',
    text: `Your ask of ${amountText(price)} is live until ${momentText(deadline)}. We tell you at once when somebody buys.`,
  }),
};
