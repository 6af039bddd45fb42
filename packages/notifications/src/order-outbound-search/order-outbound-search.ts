import type { MessageTemplate } from '../message-template.ts';

export const orderOutboundSearch: MessageTemplate<'order-outbound-search'> = {
  inbox: () => ({
    title: 'We are looking for your parcel',
    text: 'It should be with you by now. We are asking the courier; if it is lost, you get every peso back.',
  }),
};
