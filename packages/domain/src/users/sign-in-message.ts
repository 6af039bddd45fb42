/** Where the failure happened: signing in shows other words than linking or changing a password. */
export type SignInScreen = 'sign-in' | 'register' | 'link' | 'password';

export type SignInFailure = {
  readonly code?: string | undefined;
  readonly message?: string | undefined;
  readonly screen?: SignInScreen | undefined;
};

const GENERIC = 'Something went wrong, please retry';

/** The specification's messages (section 8) by the identity service's code. */
const messageByCode = new Map<string, string>([
  ['auth/invalid-email', 'Invalid email, please re-enter'],
  ['auth/wrong-password', 'Incorrect password, please retry'],
  ['auth/user-not-found', 'User not found, please re-enter email'],
  ['auth/user-disabled', 'Account suspended, please contact support'],
  ['auth/email-already-in-use', 'Email already in use'],
  ['auth/credential-already-in-use', 'Email already in use'],
  ['auth/provider-already-linked', 'Email already in use'],
  ['auth/account-exists-with-different-credential', 'Email already in use'],
  ['auth/invalid-credential', 'Invalid authentication credentials'],
  ['auth/invalid-login-credentials', 'Invalid authentication credentials'],
  ['auth/operation-not-supported-in-this-environment', 'Operation not supported in this environment'],
]);

/** Outside the sign-in form there is nothing to retry or re-enter. */
const shortByCode = new Map<string, string>([
  ['auth/invalid-email', 'Invalid email'],
  ['auth/wrong-password', 'Incorrect password'],
]);

/**
 * What a person reads when signing in fails (specification, section 8). Closed and banned accounts are recognised from words in an
 * unknown message; anything else is the generic text.
 */
export function signInMessage({ code = '', message = '', screen = 'sign-in' }: SignInFailure): string {
  const short = screen === 'sign-in' || screen === 'register' ? undefined : shortByCode.get(code);
  const known = short ?? messageByCode.get(code);
  if (known !== undefined) {
    return known;
  }
  if (/\bclosed\b/i.test(message)) {
    return 'Account already closed';
  }
  if (/\bbanned\b/i.test(message)) {
    return 'Account already banned';
  }
  return GENERIC;
}
