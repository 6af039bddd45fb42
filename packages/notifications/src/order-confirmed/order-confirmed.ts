import { momentText } from '../format/moment-text.ts';
import type { MessageTemplate } from '../message-template.ts';

export const orderConfirmed: MessageTemplate<'order-confirmed'> = {
  inbox: ({ deadline }) => ({
    title: 'The seller has confirmed',
    text: `Your item will be on its way to our warehouse by ${momentText(deadline)} at the latest.`,
  }),
};
