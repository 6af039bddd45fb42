import type { MessageTemplates } from '../message-template.ts';

export const nudgeMessages = {
  'reminder-buyer': {
    inbox: () => ({
      title: 'The seller is waiting for you',
      text: 'Please do the next step of your order before its time is up.',
    }),
  },
  'reminder-seller': {
    inbox: () => ({
      title: 'The buyer is waiting for you',
      text: 'Please do the next step of your sale before its time is up.',
    }),
  },
} satisfies Partial<MessageTemplates>;
