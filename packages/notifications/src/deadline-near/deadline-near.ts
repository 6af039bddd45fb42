import { momentText } from '../format/moment-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const deadlineNear: MessageTemplate<'deadline-near'> = {
  inbox: ({ deadline }) => ({
    title: 'Your time is nearly up',
    text: `Something waits for you until ${momentText(deadline)}. Have a look, please.`,
  }),
};
