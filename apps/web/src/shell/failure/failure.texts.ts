import { SUPPORT_EMAIL } from '@suki/domain/config/support';

/** Words of a failed call or a failed part of a page. */
export const failureTexts = {
  accountOnHold: (from: string) =>
    `This account is new or was just changed. You can withdraw to it from ${from}. Your money stays in your balance.`,
  tryAgain: 'Try again',
  requestId: (id: string) => `Still not working? Give our support this code: ${id}`,
  title: 'We couldn’t load this',
  offlineTitle: 'No connection',
  offline: 'We got no answer. Check your connection, then try again. Nothing was changed.',
  closedTitle: 'Your account is suspended',
  closed: 'This is closed for now. Your account page says why, and what to do.',
  closedPart: 'Closed while your account is suspended.',
  closedCommand: 'Your account is suspended, so nothing was sent. Your account page says why, and what to do.',
  seeWhy: 'See why',
  missingTitle: 'We can’t find that',
  missing: 'It isn’t in your account, or the link has a typo.',
  noAnswer: 'No answer came. Check your connection and press again. It won’t happen twice.',
  notSent: 'You’re offline. Nothing was sent. Press again when you’re back online.',
  other: 'Something went wrong, please retry',
  busy: 'Too many tries. Wait a minute, then press again.',
  identity: {
    title: 'We can’t check who you are',
    text: 'The sign-in service isn’t answering. Check your connection, then try again.',
  },
} as const;

/** Words of pages that cannot be shown. */
export const failedPageTexts = {
  notFoundTitle: 'We can’t find that page',
  notFoundText: 'The link may have a typo, or the page was removed.',
  notFoundAction: 'Go to the shop',
  errorTitle: 'Something went wrong on this page',
  errorText: `It’s our fault, not yours. Try again. If it keeps happening, email ${SUPPORT_EMAIL}.`,
  errorMoney: 'Were you paying? Check your orders before you pay again.',
  errorAction: 'Try again',
  errorNumber: (digest: string) => `Code: ${digest}`,
} as const;
