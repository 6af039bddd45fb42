import { momentText } from '../format/moment-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const orderDefect: MessageTemplate<'order-defect'> = {
  inbox: ({ deadline }) => ({
    title: 'We found a small defect',
    text: `Look at the photos and decide until ${momentText(deadline)}. Without an answer you get every peso back.`,
  }),
};
