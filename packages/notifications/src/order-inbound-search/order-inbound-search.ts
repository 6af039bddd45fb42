import type { MessageTemplate } from '../message-template.ts';

export const orderInboundSearch: MessageTemplate<'order-inbound-search'> = {
  inbox: () => ({
    title: 'We are looking for your parcel',
    text: 'The parcel to us is late. We are asking the courier; if we do not find it, you get every peso back.',
  }),
};
