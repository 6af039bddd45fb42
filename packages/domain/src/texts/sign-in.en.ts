/** Texts of failed sign-ins, linkings and unlinkings, in the specification's own words (sections 5 and 8). */
export const signInEn = {
  'signIn.invalidEmail': 'Invalid email',
  'signIn.invalidEmail.retry': 'Invalid email, please re-enter',
  'signIn.wrongPassword': 'Incorrect password',
  'signIn.wrongPassword.retry': 'Incorrect password, please retry',
  'signIn.userNotFound': 'User not found, please re-enter email',
  'signIn.suspended': 'Account suspended, please contact support',
  'signIn.emailInUse': 'Email already in use',
  'signIn.closed': 'Account already closed',
  'signIn.banned': 'Account already banned',
  'signIn.invalidCredentials': 'Invalid authentication credentials',
  'signIn.unsupported': 'Operation not supported in this environment',
  'signIn.other': 'Something went wrong, please retry',
  'signIn.onlyProvider': 'Unable to unlink: No other verified credentials found',
} as const;
