import type { MessageTemplate } from '../message-template.ts';

export const returnDone: MessageTemplate<'return-done'> = {
  inbox: () => ({
    title: 'Your item is back',
    text: 'We hope it finds a better buyer next time.',
  }),
};
