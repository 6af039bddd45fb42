import type { MessageTemplate } from '../message-template.ts';

export const orderFailed: MessageTemplate<'order-failed'> = {
  inbox: () => ({
    title: 'The pair did not pass',
    text: 'We will not send you a pair like this. You get your money back, and a part of the seller’s deposit.',
  }),
};
