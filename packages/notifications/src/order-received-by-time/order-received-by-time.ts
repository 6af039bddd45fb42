import type { MessageTemplate } from '../message-template.ts';

export const orderReceivedByTime: MessageTemplate<'order-received-by-time'> = {
  inbox: () => ({
    title: 'Your order is finished',
    text: 'The time to report something has passed, so the order is finished. Enjoy it.',
  }),
};
