import type { MessageTemplate } from '../message-template.ts';

export const orderOnHold: MessageTemplate<'order-on-hold'> = {
  inbox: () => ({
    title: 'Your order is on hold',
    text: 'It stands still, and its page says why. Nobody has to do anything: nothing is lost, and all deadlines wait.',
  }),
};
