import { windowText } from '@suki/domain/time/window-text';
import { amountText } from '../format/amount-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const askMatched: MessageTemplate<'ask-matched'> = {
  inbox: ({ price }) => ({
    title: 'Your item found a buyer',
    text: `A bidder takes your item at ${amountText(price)} and has at least ${windowText('accepted_payment_window')} to pay. If they do not, you get most of their deposit.`,
  }),
};
