import type { MessageTemplate } from '../message-template.ts';

export const reminderBuyer: MessageTemplate<'reminder-buyer'> = {
  inbox: () => ({
    title: 'The seller is waiting for you',
    text: 'Please do the next step of your order before its time is up.',
  }),
};
