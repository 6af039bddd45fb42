import type { MessageTemplate } from '../message-template.ts';

export const orderCheckLate: MessageTemplate<'order-check-late'> = {
  inbox: () => ({
    title: 'Our check is late',
    text: 'We are sorry. You may cancel now and get every peso back, or wait a little longer.',
  }),
};
