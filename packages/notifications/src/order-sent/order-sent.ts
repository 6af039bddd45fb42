import { courierName } from '@suki/domain/delivery/courier-name';
import type { MessageTemplate } from '../message-template.ts';

export const orderSent: MessageTemplate<'order-sent'> = {
  inbox: ({ courier, trackingNumber }) => ({
    title: 'Your item is on its way to you',
    text: `It left our warehouse with ${courierName(courier)}, tracking number ${trackingNumber}.`,
  }),
};
