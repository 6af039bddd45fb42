import { SUPPORT_EMAIL } from '@suki/domain/config/support';
import { momentText } from '../format/moment-text.ts';
import type { MessageTemplates } from '../message-template.ts';

/** Ends every message about a change that may lead money elsewhere: what a person does who did not make it. */
const NOT_YOU = `Not you? Sign out everywhere in your account, then email ${SUPPORT_EMAIL} now.`;

/** News for the owner at the address that stood before the change (ADR 0087). */
export const accountMessages = {
  'account-added': {
    inbox: ({ after, availableAt }) => ({
      title: 'A withdrawal account was added',
      text: `${after} was added to your account. It can be paid out to from ${momentText(availableAt)}. ${NOT_YOU}`,
    }),
    sms: ({ after }) => `Suki: ${after} was added for your payouts, from tomorrow on. ${NOT_YOU}`,
  },
  'account-changed': {
    inbox: ({ before, after, availableAt }) => ({
      title: 'A withdrawal account was changed',
      text: `${before} is now ${after}. It can be paid out to from ${momentText(availableAt)}. ${NOT_YOU}`,
    }),
    sms: ({ before, after }) => `Suki: your payout account ${before} is now ${after}. ${NOT_YOU}`,
  },
  'account-removed': {
    inbox: ({ before }) => ({
      title: 'A withdrawal account was removed',
      text: `${before} was removed from your account. Payouts under way go on. ${NOT_YOU}`,
    }),
    sms: ({ before }) => `Suki: your payout account ${before} was removed. ${NOT_YOU}`,
  },
  'phone-changed': {
    inbox: ({ before, after }) => ({
      title: 'Your phone number was changed',
      text: `Your number ${before} is now ${after}. Codes and urgent news go to the new one. ${NOT_YOU}`,
    }),
    sms: ({ after }) => `Suki: your phone number is now ${after}. ${NOT_YOU}`,
  },
  'email-changed': {
    inbox: ({ before, after }) => ({
      title: 'Your email address was changed',
      text: `Your email address ${before} is now ${after}. Our mails go to the new one. ${NOT_YOU}`,
    }),
    sms: ({ after }) => `Suki: your email address is now ${after}. ${NOT_YOU}`,
  },
  'second-step-removed': {
    inbox: () => ({
      title: 'Your second sign-in step was removed',
      text: `Two admins removed the authenticator of your staff account. Set up a new one with your next sign-in. ${NOT_YOU}`,
    }),
    sms: () => `Suki: two admins removed the authenticator of your staff account. ${NOT_YOU}`,
  },
  'email-taken': {
    inbox: () => ({
      title: 'Your email is on another account now',
      text: `Another account has just confirmed your email, so we no longer send you mail there. Your orders, money and sign-in stay as they are. If that was not you, email ${SUPPORT_EMAIL}.`,
    }),
  },
  'email-unreachable': {
    inbox: () => ({
      title: 'We couldn’t reach your email',
      text: 'Your mail service says that your address does not exist, so we stopped sending mail to it. Confirm your email again on your account page and the mail comes back. Until then, your news is here.',
    }),
  },
} satisfies Partial<MessageTemplates>;
