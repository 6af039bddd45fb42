import { amountText } from '../format/amount-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const appealWon: MessageTemplate<'appeal-won'> = {
  inbox: ({ returned }) => ({
    title: 'Your appeal was right',
    text: `We were wrong. ${amountText(returned)} goes back to you.`,
  }),
};
