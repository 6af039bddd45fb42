import type { SignInMessageId } from '../texts/message-ids.ts';
import { signInCodes, silentSignInCodes } from './sign-in-codes.table.ts';

/** Screens of a failed sign-in: signing in has other texts than linking or changing a password. */
export const signInScreens = ['sign-in', 'register', 'link', 'password'] as const;
export type SignInScreen = (typeof signInScreens)[number];

export type SignInFailure = {
  readonly code?: string | undefined;
  readonly message?: string | undefined;
  readonly screen?: SignInScreen | undefined;
};

/**
 * Returns the message for a failed sign-in (specification, section 8). Closed and banned accounts are recognised by
 * words in an unknown message; any other failure gets the generic text.
 */
export function signInMessageId(failure: SignInFailure): SignInMessageId {
  const { message = '', screen = 'sign-in' } = failure;
  const code = codeOf(failure);
  const known = Object.hasOwn(signInCodes, code) ? signInCodes[code] : undefined;
  if (typeof known === 'object') {
    return screen === 'sign-in' || screen === 'register' ? known.onForm : known.elsewhere;
  }
  return known ?? idByWords(message);
}

/**
 * Returns true when the person closed the provider's window themselves: no message is shown then (specification,
 * section 8).
 */
export function isSilentSignInFailure(failure: SignInFailure): boolean {
  return silentSignInCodes.includes(codeOf(failure));
}

/** A failure without a code may carry it in its text: "Firebase: … (auth/timeout)." */
function codeOf({ code = '', message = '' }: SignInFailure): string {
  return code === '' ? (/\((auth\/[a-z-]+)\)/.exec(message)?.[1] ?? '') : code;
}

/** Whole words, also between underscores: ACCOUNT_CLOSED, but not "disclosed". */
function idByWords(message: string): SignInMessageId {
  if (/(?<!\p{L})closed(?!\p{L})/iu.test(message)) {
    return 'signIn.closed';
  }
  return /(?<!\p{L})banned(?!\p{L})/iu.test(message) ? 'signIn.banned' : 'signIn.other';
}
