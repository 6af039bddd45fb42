import type { MessageTemplate } from '../message-template.ts';

export const askSuspended: MessageTemplate<'ask-suspended'> = {
  inbox: () => ({
    title: 'Your ask was taken off the market',
    text: 'Your account is being reviewed. Your deposit is safe with us until that is done.',
  }),
};
