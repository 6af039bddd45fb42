export const emailTexts = {
  title: 'Email',
  verify: 'Verify your email',
  open: (email: string) =>
    `Open the link we emailed to ${email}. Can’t find it? Check your spam folder, or send a new link.`,
  waits: 'Until then, updates about your orders and payouts come to your inbox here, not to your email.',
  send: 'Send a new link',
  sending: 'Sending',
  sent: 'New link sent. Check your email.',
  welcome: (name: string) => `Welcome to Suki, ${name}! We emailed you a link to verify your address.`,
  former: (email: string) => `Until then, we email ${email}.`,
  unreachable: 'We couldn’t reach your email',
  unreachableWhy: (email: string) =>
    `Our email to ${email} came back, so we stopped sending. If the address works again, send yourself a link and open it.`,
  isVerified: 'Verified',
  none: 'This account has no email. Updates come to your inbox here.',
  outbox: 'This is a test system. Read the email in its outbox',
} as const;

export const verifyEmailTexts = {
  title: 'Verify your email',
  text: 'Did you create a Suki account with this email? Verify it, and we’ll also email you updates about your orders and payouts.',
  action: 'Yes, this is my email',
  running: 'Verifying',
  notMine: 'Not you? Just close this page. Nothing happens.',
  done: 'Your email is verified',
  doneText: (email: string) => `We’ll also email your updates to ${email}.`,
  toAccount: 'Go to my account',
  toShop: 'Go to the shop',
  signIn: 'Sign in to get a new link',
  newLink: 'Get a new link',
  failed: 'This link no longer works',
  incomplete: 'Part of the link is missing. Open it from the email again, or copy all of it.',
  spent: 'It was already used, or it’s too old. You can get a new one on your account page.',
} as const;
