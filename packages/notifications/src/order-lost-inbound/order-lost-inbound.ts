import type { MessageTemplate } from '../message-template.ts';

export const orderLostInbound: MessageTemplate<'order-lost-inbound'> = {
  inbox: () => ({
    title: 'The parcel was lost',
    text: 'We could not find the parcel. Every peso goes back to you.',
  }),
};
