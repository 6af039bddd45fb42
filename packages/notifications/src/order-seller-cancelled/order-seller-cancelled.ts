import type { MessageTemplate } from '../message-template.ts';

export const orderSellerCancelled: MessageTemplate<'order-seller-cancelled'> = {
  inbox: () => ({
    title: 'The seller cancelled',
    text: 'We are sorry. You get your money back, and a part of the seller’s deposit.',
  }),
};
