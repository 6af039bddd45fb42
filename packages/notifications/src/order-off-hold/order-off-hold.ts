import type { MessageTemplate } from '../message-template.ts';

export const orderOffHold: MessageTemplate<'order-off-hold'> = {
  inbox: () => ({
    title: 'Your order goes on',
    text: 'The look at your order is done. All deadlines have their time back.',
  }),
};
