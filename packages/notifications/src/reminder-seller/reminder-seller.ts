import type { MessageTemplate } from '../message-template.ts';

export const reminderSeller: MessageTemplate<'reminder-seller'> = {
  inbox: () => ({
    title: 'The buyer is waiting for you',
    text: 'Please do the next step of your sale before its time is up.',
  }),
};
