import { momentText } from '../format/moment-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const returnSent: MessageTemplate<'return-sent'> = {
  inbox: ({ deadline }) => ({
    title: 'Your item is on its way back',
    text: `It should be with you before ${momentText(deadline)}.`,
  }),
};
