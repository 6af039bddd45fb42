import type { MessageTemplate } from '../message-template.ts';

export const returnPaid: MessageTemplate<'return-paid'> = {
  inbox: () => ({
    title: 'The way back is paid',
    text: 'Thank you. We send your item soon.',
  }),
};
