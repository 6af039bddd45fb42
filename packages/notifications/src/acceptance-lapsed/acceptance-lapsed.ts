import type { MessageTemplate } from '../message-template.ts';

export const acceptanceLapsed: MessageTemplate<'acceptance-lapsed'> = {
  inbox: () => ({
    title: 'The bid is gone',
    text: 'No deposit was paid for it, so the bid went back to the market. After three times you need a live ask to accept bids.',
  }),
};
