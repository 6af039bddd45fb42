import { fieldsEn } from '@suki/domain/texts/fields.en';

export const signInTexts = {
  signIn: {
    title: 'Sign in',
    action: 'Sign in',
    running: 'Signing in',
    because: (reason: string) => `Sign in ${reason}.`,
    other: 'New here?',
    otherAction: 'Create account',
  },
  register: {
    title: 'Create account',
    action: 'Create account',
    running: 'Creating your account',
    because: (reason: string) => `Create an account ${reason}.`,
    other: 'Already have an account?',
    otherAction: 'Sign in',
  },
  /** After "Sign in" or "Create an account", by the page that asked. */
  reasons: {
    checkout: 'to buy',
    bid: 'to bid',
    sell: 'to sell',
    order: 'to see your order',
    orders: 'to see your orders',
    ask: 'to see your ask',
    asks: 'to see your asks',
    bids: 'to see your bids',
    inbox: 'to read your messages',
    wallet: 'to see your wallet',
    account: 'to see your account',
  },
  anyReason: 'to buy, bid and sell',
  /** Said beside the item, by the page that asked. */
  kept: {
    checkout: 'Your size and price are kept.',
    bid: 'What you typed is kept.',
    sell: 'What you typed is kept.',
  },
  why: {
    label: 'Why sign in',
    promises: [
      { title: 'Checked by us', text: 'Every item passes our inspection before it ships to you.' },
      { title: 'One price', text: 'The total you see includes delivery and every fee.' },
      { title: 'We hold your money', text: 'The seller gets paid only after the item passes.' },
    ],
  },
  agreement: {
    before: 'By creating an account, you agree to our ',
    terms: 'Terms',
    between: ' and ',
    privacy: 'Privacy notice',
    after: '.',
  },
  forgot: 'Forgot your password?',
  name: 'Name',
  nameHint: `What other people see. ${fieldsEn['field.name.length']}`,
  email: 'Email',
  emailHint: 'We’ll email you a link to verify it.',
  password: 'Password',
  passwordHint: fieldsEn['field.password'],
  show: 'Show',
  hide: 'Hide',
  capsLock: 'Caps Lock is on.',
  or: 'or',
  google: 'Continue with Google',
  googleRunning: 'Waiting for Google',
  known: 'You’re signed in. One moment.',
  emulator: {
    title: 'Google, on this machine',
    text: 'A development system has no Google. Say who Google should say you are.',
    action: 'Continue as this person',
    close: 'Close',
  },
} as const;

export type SignInMode = 'signIn' | 'register';
