import type { MessageTemplate } from '../message-template.ts';

export const claimLapsed: MessageTemplate<'claim-lapsed'> = {
  inbox: () => ({
    title: 'Your claim has ended',
    text: 'The item did not come back in time, so the order is done.',
  }),
};
