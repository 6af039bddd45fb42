import { amountText } from '../format/amount-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const askExpired: MessageTemplate<'ask-expired'> = {
  inbox: ({ price, returned }) => ({
    title: 'Your ask has ended',
    text: `Nobody bought at ${amountText(price)} in the days that you chose. The deposit of ${amountText(returned)} goes back. List again in one tap, perhaps a little lower.`,
  }),
};
