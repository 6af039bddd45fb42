export const signInAgainTexts = {
  title: 'Is this still you?',
  text: 'To protect your money, enter your password once more. What you typed stays as it is.',
  textGoogle: 'To protect your money, continue with Google once more. What you typed stays as it is.',
  textBoth:
    'To protect your money, enter your password or continue with Google once more. What you typed stays as it is.',
  account: 'Account',
  password: 'Password',
  action: 'Continue',
  running: 'Checking',
  no: 'Not now',
  empty: 'Type your password.',
  none: 'We can’t check that here. Sign out and in again, then come back to this page.',
} as const;
