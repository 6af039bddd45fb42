import type { MessageTemplate } from '../message-template.ts';

export const returnAbandoned: MessageTemplate<'return-abandoned'> = {
  inbox: () => ({
    title: 'We gave the item away',
    text: 'Nobody claimed it in thirty days, and we wrote to you four times.',
  }),
};
