import type { MessageTemplate } from '../message-template.ts';

export const returnChosen: MessageTemplate<'return-chosen'> = {
  inbox: () => ({
    title: 'Your item comes back',
    text: 'We send it to your stored address. A loss that is not your fault is paid to you.',
  }),
};
