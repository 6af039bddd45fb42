import type { MessageTemplate } from '../message-template.ts';

export const orderAtWarehouse: MessageTemplate<'order-at-warehouse'> = {
  inbox: () => ({ title: 'Your item has arrived at our warehouse', text: 'It is next in line for the check.' }),
};
