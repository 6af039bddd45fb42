import type { MessageTemplate } from '../message-template.ts';

export const askInInspection: MessageTemplate<'ask-in-inspection'> = {
  inbox: () => ({
    title: 'Your item is being checked',
    text: 'An inspector is going through every point of the list. When it passes, you are paid.',
  }),
};
