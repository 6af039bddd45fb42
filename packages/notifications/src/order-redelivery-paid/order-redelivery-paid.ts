import type { MessageTemplate } from '../message-template.ts';

export const orderRedeliveryPaid: MessageTemplate<'order-redelivery-paid'> = {
  inbox: () => ({
    title: 'We send it again',
    text: 'Thank you. Your parcel leaves us again soon.',
  }),
};
