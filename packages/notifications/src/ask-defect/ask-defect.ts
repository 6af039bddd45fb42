import { momentText } from '../format/moment-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const askDefect: MessageTemplate<'ask-defect'> = {
  inbox: ({ deadline }) => ({
    title: 'We found a small defect',
    text: `The buyer decides until ${momentText(deadline)}. You can offer a discount once.`,
  }),
};
