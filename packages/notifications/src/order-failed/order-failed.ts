import type { MessageTemplate } from '../message-template.ts';

export const orderFailed: MessageTemplate<'order-failed'> = {
  inbox: () => ({
    title: 'The item did not pass',
    text: 'We will not send you an item like this. You get your money back, and a part of the seller’s deposit.',
  }),
};
