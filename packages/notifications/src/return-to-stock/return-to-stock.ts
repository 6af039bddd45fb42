import type { MessageTemplate } from '../message-template.ts';

export const returnToStock: MessageTemplate<'return-to-stock'> = {
  inbox: () => ({
    title: 'Your item stays with us',
    text: 'It is checked and ready: list it in the flash lane any time.',
  }),
};
