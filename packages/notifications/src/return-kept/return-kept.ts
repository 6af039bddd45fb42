import type { MessageTemplate } from '../message-template.ts';

export const returnKept: MessageTemplate<'return-kept'> = {
  inbox: () => ({
    title: 'The item is not given back',
    text: 'Our review is done. The item is kept under our policy; support can tell you more.',
  }),
};
