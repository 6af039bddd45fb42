import type { MessageTemplate } from '../message-template.ts';

export const paymentReversed: MessageTemplate<'payment-reversed'> = {
  inbox: () => ({
    title: 'Your bank took a payment back',
    text: 'Your bank took back a payment to us. What is still open stands in your wallet. Write to support if this was not you.',
  }),
};
