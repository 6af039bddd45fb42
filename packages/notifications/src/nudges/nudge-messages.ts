import type { MessageTemplates } from '../message-template.ts';

export const nudgeMessages = {
  'reminder-buyer': {
    inbox: () => ({
      title: 'The seller is waiting for you',
      text: 'Please take the next step before your time is up.',
    }),
    link: 'See the next step',
  },
  'reminder-seller': {
    inbox: () => ({
      title: 'The buyer is waiting for you',
      text: 'Please take the next step before your time is up.',
    }),
    link: 'See the next step',
  },
} satisfies Partial<MessageTemplates>;
