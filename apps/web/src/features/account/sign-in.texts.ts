import { fieldsEn } from '@suki/domain/texts/fields.en';

export const signInTexts = {
  signIn: {
    title: 'Sign in',
    action: 'Sign in',
    running: 'Signing in',
    other: 'New here?',
    otherAction: 'Make an account',
  },
  register: {
    title: 'Make an account',
    action: 'Make the account',
    running: 'Making the account',
    other: 'You have an account?',
    otherAction: 'Sign in',
  },
  /** By the page that asked. */
  reasons: {
    checkout: 'Sign in to buy. Your item stays chosen.',
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
  name: 'Name',
  nameHint: `What other people see. ${fieldsEn['field.name.length']}`,
  email: 'Email',
  emailHint: 'We mail you a link to verify it.',
  password: 'Password',
  passwordHint: fieldsEn['field.password'],
  show: 'Show',
  hide: 'Hide',
  capsLock: 'Caps Lock is on.',
  or: 'or',
  google: 'Continue with Google',
  googleRunning: 'Waiting for Google',
  known: 'You are signed in. One moment.',
  emulator: {
    title: 'Google, on this machine',
    text: 'A development system has no Google. Say who Google should say you are.',
    action: 'Continue as this person',
    close: 'Close',
  },
} as const;

export type SignInMode = 'signIn' | 'register';
