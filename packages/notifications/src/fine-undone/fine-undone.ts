import { amountText } from '../format/amount-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const fineUndone: MessageTemplate<'fine-undone'> = {
  inbox: ({ returned }) => ({
    title: 'Your fine was undone',
    text: `It was not your fault after all. ${amountText(returned)} goes back to you.`,
  }),
};
