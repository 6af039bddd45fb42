import type { MessageTemplate } from '../message-template.ts';

export const askAtWarehouse: MessageTemplate<'ask-at-warehouse'> = {
  inbox: () => ({
    title: 'Your item has arrived at our warehouse',
    text: 'Thank you for sending it. It is next in line for the check.',
  }),
};
