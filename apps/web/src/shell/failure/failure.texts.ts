/** Words of a failed call or a failed part of a page. */
export const failureTexts = {
  accountOnHold: (from: string) =>
    `This account is new or was changed. You can withdraw to it from ${from}. Your money stays in your balance.`,
  tryAgain: 'Try again',
  requestId: (id: string) => `Request ID ${id}`,
  title: 'This could not be loaded',
  offlineTitle: 'No connection',
  offline: 'We got no answer. Check your connection, then try again. Nothing was changed.',
  missingTitle: 'There is nothing here',
  missing: 'It is not among yours, or the address has a typing error.',
  noAnswer: 'No answer came. Check your connection and press again: it will not be done twice.',
  notSent: 'You are offline. Nothing was sent; press again when the connection is back.',
  other: 'Something went wrong, please retry',
  busy: 'Too many tries. Wait a minute, then press again.',
  identity: {
    title: 'We cannot check who you are',
    text: 'The sign-in service does not answer. Check your connection, then try again.',
  },
} as const;

/** Words of pages that cannot be shown. */
export const failedPageTexts = {
  notFoundTitle: 'There is no such page',
  notFoundText: 'The address may have a typing error, or what was here has been taken away.',
  notFoundAction: 'Go to the shop',
  errorTitle: 'This page did not work',
  errorText: 'It is our fault, not yours. Try again; if it goes on, tell support the number below.',
  errorMoney: 'Were you paying? Look at your orders before you pay again.',
  errorAction: 'Try again',
  errorNumber: (digest: string) => `Number: ${digest}`,
} as const;
