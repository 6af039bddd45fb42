import type { MessageTemplate } from '../message-template.ts';

export const orderPlatformCancelled: MessageTemplate<'order-platform-cancelled'> = {
  inbox: () => ({
    title: 'We had to cancel your order',
    text: 'We are sorry. If you have paid, every peso goes back to you.',
  }),
};
