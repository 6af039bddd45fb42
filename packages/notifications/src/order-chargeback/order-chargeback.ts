import type { MessageTemplate } from '../message-template.ts';

export const orderChargeback: MessageTemplate<'order-chargeback'> = {
  inbox: () => ({
    title: 'The buyer’s bank took the payment back',
    text: 'The order has closed. Your deposit goes back, and your item is yours.',
  }),
};
