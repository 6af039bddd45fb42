import type { MessageTemplates } from '../message-template.ts';

export const accountMessages = {
  'email-taken': {
    inbox: () => ({
      title: 'Your email is on another account now',
      text: 'Another account has just confirmed your email, so we no longer send you mail there. Your orders, money and sign-in stay as they are. If that was not you, write to support.',
    }),
  },
  'email-unreachable': {
    inbox: () => ({
      title: 'We couldn’t reach your email',
      text: 'Your mail service says that your address does not exist, so we stopped sending mail to it. Confirm your email again on your account page and the mail comes back. Until then, your news is here.',
    }),
  },
} satisfies Partial<MessageTemplates>;
