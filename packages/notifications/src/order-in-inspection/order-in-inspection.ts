import type { MessageTemplate } from '../message-template.ts';

export const orderInInspection: MessageTemplate<'order-in-inspection'> = {
  inbox: () => ({
    title: 'Your item is being checked',
    text: 'An inspector is going through every point of the list. The report comes to your order page.',
  }),
};
