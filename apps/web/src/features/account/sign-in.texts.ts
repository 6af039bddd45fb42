import { fieldsEn } from '@suki/domain/texts/fields.en';

export const signInTexts = {
  signIn: {
    title: 'Sign in',
    action: 'Sign in',
    running: 'Signing in',
    other: 'New here?',
    otherAction: 'Create account',
  },
  register: {
    title: 'Create account',
    action: 'Create account',
    running: 'Creating your account',
    other: 'Already have an account?',
    otherAction: 'Sign in',
  },
  /** By the page that asked. */
  reasons: {
    checkout: 'Sign in to buy. Your size and price are kept.',
    bid: 'Sign in to bid. What you typed is kept.',
    sell: 'Sign in to sell. What you typed is kept.',
    order: 'Sign in to see your order.',
    orders: 'Sign in to see your orders.',
    ask: 'Sign in to see your ask.',
    asks: 'Sign in to see your asks.',
    bids: 'Sign in to see your bids.',
    inbox: 'Sign in to read your messages.',
    wallet: 'Sign in to see your wallet.',
    account: 'Sign in to see your account.',
  },
  why: {
    label: 'Why sign in',
    promises: [
      { title: 'Checked by us', text: 'Every item passes our inspection before it ships to you.' },
      { title: 'One price', text: 'The total you see includes delivery and every fee.' },
      { title: 'Your money waits', text: 'The seller gets paid only after the item passes.' },
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
