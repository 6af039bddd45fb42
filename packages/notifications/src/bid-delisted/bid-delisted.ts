import type { MessageTemplate } from '../message-template.ts';

export const bidDelisted: MessageTemplate<'bid-delisted'> = {
  inbox: () => ({
    title: 'Your bid was taken off the market',
    text: 'Your bid cannot stay open. If you paid a deposit, all of it goes back to you.',
  }),
};
