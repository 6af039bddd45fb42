import type { MessageTemplate } from '../message-template.ts';

export const stockRejected: MessageTemplate<'stock-rejected'> = {
  inbox: () => ({
    title: 'Your item did not pass',
    text: 'It cannot be sold here. We tell you how it comes back.',
  }),
};
