import type { MessageTemplate } from '../message-template.ts';

export const orderFound: MessageTemplate<'order-found'> = {
  inbox: () => ({
    title: 'Your lost parcel arrived',
    text: 'We refunded it already. Keep it and pay, or send it back to us; support helps you.',
  }),
};
