import { amountText } from '../format/amount-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const raiseLive: MessageTemplate<'raise-live'> = {
  inbox: ({ price }) => ({
    title: 'Your new price is live',
    text: `The deposit is complete. Your new price of ${amountText(price)} is live now.`,
  }),
};
