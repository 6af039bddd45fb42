import { courierName } from '@suki/domain/delivery/courier-name';
import type { MessageTemplate } from '../message-template.ts';

export const orderOnWay: MessageTemplate<'order-on-way'> = {
  inbox: ({ courier, trackingNumber }) => ({
    title: 'Your item is on its way to us',
    text: `The seller sent it with ${courierName(courier)}, tracking number ${trackingNumber}. We check it as soon as it arrives.`,
  }),
};
