import { amountText } from '../format/amount-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const askDefectRefused: MessageTemplate<'ask-defect-refused'> = {
  inbox: ({ fine, returned }) => ({
    title: 'The buyer did not take the item',
    text: `It comes back to you. ${amountText(fine)} of your deposit pays the way, ${amountText(returned)} goes back.`,
  }),
};
