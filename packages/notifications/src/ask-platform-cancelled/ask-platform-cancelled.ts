import type { MessageTemplate } from '../message-template.ts';

export const askPlatformCancelled: MessageTemplate<'ask-platform-cancelled'> = {
  inbox: () => ({
    title: 'We had to cancel this sale',
    text: 'The order has closed. Write to support if you have questions.',
  }),
};
