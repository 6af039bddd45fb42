import { SUPPORT_EMAIL } from '@suki/domain/config/support';
import { momentText } from '../format/moment-text.ts';
import type { MessageTemplates } from '../message-template.ts';

/** Ends every message about a change that may lead money elsewhere: what a person does who did not make it. */
const NOT_YOU = `Not you? Sign out everywhere in your account, then email ${SUPPORT_EMAIL} right away.`;

/** News for the owner at the address that stood before the change (ADR 0087). */
export const accountMessages = {
  'account-added': {
    inbox: ({ after, availableAt }) => ({
      title: 'A withdrawal account was added',
      text: `${after} was added to your account. You can withdraw to it from ${momentText(availableAt)}. ${NOT_YOU}`,
    }),
    link: 'Check your wallet',
    opens: 'wallet',
    sms: ({ after }) => `${after} was added for withdrawals. You can use it from tomorrow. ${NOT_YOU}`,
  },
  'account-changed': {
    inbox: ({ before, after, availableAt }) => ({
      title: 'A withdrawal account was changed',
      text: `${before} is now ${after}. You can withdraw to it from ${momentText(availableAt)}. ${NOT_YOU}`,
    }),
    link: 'Check your wallet',
    opens: 'wallet',
    sms: ({ before, after }) => `your withdrawal account ${before} is now ${after}. ${NOT_YOU}`,
  },
  'account-removed': {
    inbox: ({ before }) => ({
      title: 'A withdrawal account was removed',
      text: `${before} was removed from your account. Withdrawals under way continue. ${NOT_YOU}`,
    }),
    link: 'Check your wallet',
    opens: 'wallet',
    sms: ({ before }) => `your withdrawal account ${before} was removed. ${NOT_YOU}`,
  },
  'phone-changed': {
    inbox: ({ before, after }) => ({
      title: 'Your phone number was changed',
      text: `Your number ${before} is now ${after}. We text codes and urgent updates to the new one. ${NOT_YOU}`,
    }),
    link: 'Check your account',
    opens: 'account',
    sms: ({ after }) => `your phone number is now ${after}. ${NOT_YOU}`,
  },
  'email-changed': {
    inbox: ({ before, after }) => ({
      title: 'Your email address was changed',
      text: `Your email address ${before} is now ${after}. We email you at the new one. ${NOT_YOU}`,
    }),
    link: 'Check your account',
    opens: 'account',
    sms: ({ after }) => `your email address is now ${after}. ${NOT_YOU}`,
  },
  'second-step-removed': {
    inbox: () => ({
      title: 'Your second sign-in step was removed',
      text: `Two admins removed the authenticator of your staff account. Set up a new one the next time you sign in. ${NOT_YOU}`,
    }),
    link: 'Check your account',
    opens: 'account',
    sms: () => `two admins removed the authenticator of your staff account. ${NOT_YOU}`,
  },
  'email-taken': {
    inbox: () => ({
      title: 'Your email is on another account now',
      text: `Another account just verified your email, so we no longer email you there. Your orders, money and sign-in stay as they are. If that wasn’t you, email ${SUPPORT_EMAIL}.`,
    }),
    link: 'Check your account',
    opens: 'account',
  },
  'email-unreachable': {
    inbox: () => ({
      title: 'We couldn’t reach your email',
      text: 'Your email service says this address doesn’t exist, so we stopped emailing it. Verify your email on your account page, and we’ll email you again. Until then, updates come here.',
    }),
    link: 'Verify your email',
    opens: 'account',
  },
} satisfies Partial<MessageTemplates>;
