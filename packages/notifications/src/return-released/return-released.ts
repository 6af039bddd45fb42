import { momentText } from '../format/moment-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const returnReleased: MessageTemplate<'return-released'> = {
  inbox: ({ deadline }) => ({
    title: 'Your item may go back',
    text: `Our review is done. Choose until ${momentText(deadline)} what we do with it.`,
  }),
};
