import type { SignInMessageId } from '../texts/message-ids.ts';

/**
 * The specification's messages (section 8) by the identity service's code. The service itself has near-duplicates.
 * Where the words differ by screen, `onForm` holds for signing in and registering, and `elsewhere` for linking and
 * changing a password, where nothing is re-entered.
 */
export const signInCodes: Readonly<
  Record<string, SignInMessageId | { readonly onForm: SignInMessageId; readonly elsewhere: SignInMessageId }>
> = {
  'auth/invalid-email': { onForm: 'signIn.invalidEmail.retry', elsewhere: 'signIn.invalidEmail' },
  'auth/invalid-recipient-email': 'signIn.invalidEmail.retry',
  'auth/missing-email': 'signIn.invalidEmail',
  'auth/wrong-password': { onForm: 'signIn.wrongPassword.retry', elsewhere: 'signIn.wrongPassword' },
  'auth/missing-password': 'signIn.wrongPassword',
  'auth/user-not-found': 'signIn.userNotFound',
  'auth/user-disabled': 'signIn.suspended',
  'auth/email-already-in-use': 'signIn.emailInUse',
  'auth/credential-already-in-use': 'signIn.emailInUse',
  'auth/account-exists-with-different-credential': 'signIn.emailInUse',
  'auth/provider-already-linked': 'signIn.emailInUse',
  'auth/invalid-credential': 'signIn.invalidCredentials',
  'auth/invalid-login-credentials': 'signIn.invalidCredentials',
  'auth/rejected-credential': 'signIn.invalidCredentials',
  'auth/invalid-custom-token': 'signIn.invalidCredentials',
  'auth/custom-token-mismatch': 'signIn.invalidCredentials',
  'auth/invalid-user-token': 'signIn.invalidCredentials',
  'auth/user-token-expired': 'signIn.invalidCredentials',
  'auth/invalid-verification-code': 'signIn.invalidCredentials',
  'auth/invalid-verification-id': 'signIn.invalidCredentials',
  'auth/operation-not-supported-in-this-environment': 'signIn.unsupported',
  'auth/operation-not-allowed': 'signIn.unsupported',
  'auth/web-storage-unsupported': 'signIn.unsupported',
  // Known codes about neither account nor email. They are listed because their messages may hold the word "closed",
  // said of a window or a connection.
  'auth/popup-closed-by-user': 'signIn.other',
  'auth/redirect-cancelled-by-user': 'signIn.other',
  'auth/user-cancelled': 'signIn.other',
  'auth/cancelled-popup-request': 'signIn.other',
  'auth/popup-blocked': 'signIn.other',
  'auth/network-request-failed': 'signIn.other',
  'auth/timeout': 'signIn.other',
  'auth/too-many-requests': 'signIn.other',
  'auth/requires-recent-login': 'signIn.other',
};

/** The person closed the window themselves, so no message is shown. */
export const silentSignInCodes: readonly string[] = [
  'auth/popup-closed-by-user',
  'auth/redirect-cancelled-by-user',
  'auth/user-cancelled',
  'auth/cancelled-popup-request',
];
