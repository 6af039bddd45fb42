import type { MessageTemplate } from '../message-template.ts';

export const askDelisted: MessageTemplate<'ask-delisted'> = {
  inbox: () => ({
    title: 'Your ask was taken off the market',
    text: 'This item is not traded any more. If you paid a deposit, all of it goes back to you.',
  }),
};
