import type { MessageTemplate } from '../message-template.ts';

export const orderReceived: MessageTemplate<'order-received'> = {
  inbox: () => ({ title: 'It is yours: enjoy it', text: 'The order is finished. Thank you for buying on Suki.' }),
};
