import type { MessageTemplate } from '../message-template.ts';

export const orderSent: MessageTemplate<'order-sent'> = {
  inbox: ({ courier, trackingNumber }) => ({
    title: 'Your item is on its way to you',
    text: `It left our warehouse with ${courier}, tracking number ${trackingNumber}.`,
  }),
};
