import { amountText } from '../format/amount-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const askDefectUnanswered: MessageTemplate<'ask-defect-unanswered'> = {
  inbox: ({ returned }) => ({
    title: 'Your item comes back',
    text: `The buyer did not answer. Your deposit of ${amountText(returned)} goes back, and we pay the way.`,
  }),
};
