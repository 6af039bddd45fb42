import type { MessageTemplate } from '../message-template.ts';

export const askBackInStock: MessageTemplate<'ask-back-in-stock'> = {
  inbox: () => ({
    title: 'Your item is back in stock',
    text: 'The order was cancelled through no fault of yours. You can list it again with one tap.',
  }),
};
