import type { MessageTemplate } from '../message-template.ts';

export const returnDisposed: MessageTemplate<'return-disposed'> = {
  inbox: () => ({
    title: 'We keep the item for good',
    text: 'As you wished, it does not come back to you.',
  }),
};
