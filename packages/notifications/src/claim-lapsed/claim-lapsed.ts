import type { MessageTemplate } from '../message-template.ts';

export const claimLapsed: MessageTemplate<'claim-lapsed'> = {
  inbox: () => ({
    title: 'Your claim has ended',
    text: 'The pair did not come back in time, so the order is done.',
  }),
};
