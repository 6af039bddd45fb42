import type { MessageTemplate } from '../message-template.ts';

export const orderReceived: MessageTemplate<'order-received'> = {
  inbox: () => ({ title: 'Enjoy your pair', text: 'The order is finished. Thank you for buying on Suki.' }),
};
