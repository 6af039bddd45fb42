import type { MessageTemplate } from '../message-template.ts';

export const stockReceived: MessageTemplate<'stock-received'> = {
  inbox: () => ({
    title: 'We have your item',
    text: 'It waits for its check.',
  }),
};
