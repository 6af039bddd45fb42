import type { MessageTemplate } from '../message-template.ts';

export const orderInboundReturned: MessageTemplate<'order-inbound-returned'> = {
  inbox: () => ({
    title: 'The parcel did not reach us',
    text: 'The courier took it back twice. The order has closed and every peso goes back to you.',
  }),
};
