import type { MessageTemplate } from '../message-template.ts';

export const orderOnHold: MessageTemplate<'order-on-hold'> = {
  inbox: () => ({
    title: 'Your order is on hold',
    text: 'We are looking at this order for a short while. Nothing is lost, and all deadlines wait.',
  }),
};
