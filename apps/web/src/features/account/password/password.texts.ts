import { fieldsEn } from '@suki/domain/texts/fields.en';

export const forgotPasswordTexts = {
  title: 'Forgot your password?',
  text: 'Enter the email of your account. We’ll send you a link to choose a new password.',
  email: 'Email',
  action: 'Send the link',
  running: 'Sending',
  sent: 'Check your email',
  sentText: (email: string) =>
    `If ${email} has an account, a link is on its way. It works once, and only for a short time.`,
  notThere: 'Nothing there after a few minutes? Check your spam folder, or that you typed the email of your account.',
  again: 'Use another email',
  tooMany: 'A link is already on its way. Check your spam folder too. You can ask for another one in a minute.',
  toSignIn: 'Back to sign-in',
} as const;

export const resetPasswordTexts = {
  title: 'Choose a new password',
  text: 'You’ll be signed out on every phone and computer, and sign in with the new password.',
  password: 'New password',
  passwordHint: fieldsEn['field.password'],
  action: 'Save new password',
  running: 'Saving',
  done: 'Your password is changed',
  doneText: 'You’re signed out everywhere. Sign in with your new password.',
  signIn: 'Sign in',
  failed: 'This link no longer works',
  spent: 'It was already used, or it’s too old. Your password hasn’t changed. You can get a new link.',
  newLink: 'Get a new link',
  incomplete: 'Part of the link is missing. Open it from the email again, or copy all of it.',
} as const;
