import { amountText } from '../format/amount-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const askMatched: MessageTemplate<'ask-matched'> = {
  inbox: ({ price }) => ({
    title: 'Your pair found a buyer',
    text: `A bidder takes your pair at ${amountText(price)} and pays within a day. If they do not, you get most of their deposit.`,
  }),
};
