import type { MessageTemplate } from '../message-template.ts';

export const askInboundSearch: MessageTemplate<'ask-inbound-search'> = {
  inbox: () => ({
    title: 'We are looking for your parcel',
    text: 'Your parcel is late. We are asking the courier. Keep your drop-off receipt ready.',
  }),
};
