export const emailTexts = {
  title: 'Email',
  verify: 'Verify your email',
  open: (email: string) =>
    `Open the link that we mailed to ${email}. Can’t find it? Check your spam folder, or send a new link.`,
  waits: 'Until then, news about your orders and payouts comes to your inbox here, not to your email.',
  send: 'Send a new link',
  sending: 'Sending',
  sent: 'New link sent. Check your mail.',
  sentAfterRegistering: 'Check your mail: we sent you a link to verify your email',
  former: (email: string) => `Until then, our mail goes to ${email}.`,
  unreachable: 'We couldn’t reach your email',
  unreachableWhy: (email: string) =>
    `Our mail to ${email} came back, so we stopped sending it. If the address works again, send yourself a link and open it.`,
  isVerified: 'Verified',
  none: 'This account has no email. Your news comes to your inbox here.',
  outbox: 'This is a test system: read the mail in its outbox',
} as const;

export const verifyEmailTexts = {
  title: 'Verify your email',
  text: 'Did you make a Suki account with this email? Confirm it, and we also mail you news about your orders and payouts.',
  action: 'Yes, this is my email',
  running: 'Verifying',
  notMine: 'Not you? Just close this page. Nothing happens.',
  done: 'Your email is verified',
  doneText: (email: string) => `We now also mail your news to ${email}.`,
  toAccount: 'Go to my account',
  toShop: 'Go to the shop',
  signIn: 'Sign in to get a new link',
  newLink: 'Get a new link',
  failed: 'This link no longer works',
  incomplete: 'A part of the link is missing. Open it from the mail again, or copy all of it.',
  spent: 'It was used already, or it is too old. You can get a new one on your account page.',
} as const;
