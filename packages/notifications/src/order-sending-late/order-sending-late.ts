import type { MessageTemplate } from '../message-template.ts';

export const orderSendingLate: MessageTemplate<'order-sending-late'> = {
  inbox: () => ({
    title: 'We are late with your parcel',
    text: 'We are sorry. You may cancel now and get every peso back, or wait a little longer.',
  }),
};
