import type { MessageTemplate } from '../message-template.ts';

export const acceptanceLapsed: MessageTemplate<'acceptance-lapsed'> = {
  inbox: () => ({
    title: 'The bid is gone',
    text: 'The deposit was not paid in time, so the bid went back to the market. After three times you need a live ask to accept bids.',
  }),
};
