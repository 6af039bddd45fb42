export const signInAgainTexts = {
  title: 'Is it you?',
  text: 'This decides where your money goes, so sign in once more. Nothing you typed is lost.',
  account: 'Account',
  password: 'Password',
  action: 'Go on',
  running: 'Checking',
  no: 'Not now',
  empty: 'Type your password.',
  none: 'We could not check who you are here. Sign out and in again, then come back to this page.',
} as const;
