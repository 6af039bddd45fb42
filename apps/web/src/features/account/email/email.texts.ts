export const emailTexts = {
  title: 'Email',
  verify: 'Verify your email',
  sentTo: (email: string) => `Open the link that we mailed to ${email}. Look into your spam folder too.`,
  waits: 'Until then, news about your orders and payouts comes to your inbox here, not by mail.',
  again: 'Send the link again',
  send: 'Send a link',
  sending: 'Sending',
  sent: 'We sent you a new link',
  sentAfterRegistering: 'Check your mail: we sent you a link to verify your email',
  former: (email: string) => `Mail still goes to ${email}.`,
  unreachable: 'We couldn’t reach your email',
  unreachableWhy: (email: string) =>
    `Mail to ${email} comes back, so we stopped sending it. Does it work again? Then send yourself a link and open it.`,
  isVerified: 'Verified',
  none: 'You signed in without an email. Your news is in your inbox here.',
  outbox: 'This is a test system: read the mail in its outbox',
} as const;

export const verifyEmailTexts = {
  title: 'Verify your email',
  text: 'Did you make a Suki account with this email? Then confirm it, and news about your orders and payouts reaches you here.',
  action: 'Yes, it is mine',
  running: 'Verifying',
  notMine: 'You did not make an account? Close this page, and nothing happens.',
  done: 'Your email is verified',
  doneText: (email: string) => `From now on your news goes to ${email} too.`,
  toAccount: 'To your account',
  toShop: 'To the shop',
  incomplete: 'This link is not complete. Open it from the mail again, or copy all of it.',
  spent: 'This link was used already or is too old. You can get a new one on your account page.',
} as const;
