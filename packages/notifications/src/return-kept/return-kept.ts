import type { MessageTemplate } from '../message-template.ts';

export const returnKept: MessageTemplate<'return-kept'> = {
  inbox: () => ({
    title: 'The pair is not given back',
    text: 'Our review is done. The pair is kept under our policy; support can tell you more.',
  }),
};
