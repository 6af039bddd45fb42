import type { MessageTemplate } from '../message-template.ts';

export const claimRejected: MessageTemplate<'claim-rejected'> = {
  inbox: () => ({
    title: 'Your claim was not accepted',
    text: 'We looked at everything with care and could not follow it. The order is done.',
  }),
};
