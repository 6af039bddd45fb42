/** Identity services whose accounts are accepted, under their own names (specification, section 6). */
export const signInProviders = ['phone', 'password', 'google.com', 'facebook.com', 'apple.com'] as const;
export type SignInProvider = (typeof signInProviders)[number];

/** Lookups by one client per minute: `GET /login/email` and `GET /login/phone` reveal if an account exists. */
export const REGISTERED_LOOKUPS_PER_MINUTE = 5;

/**
 * Codes that one person has sent to a phone or email address in a minute
 * (docs/decisions.md#limits-for-people-and-calls).
 */
export const CODES_SENT_PER_MINUTE = 5;
/** Codes that one person tries in a minute; each code has its own limit of tries beside it. */
export const CODES_TRIED_PER_MINUTE = 10;

/**
 * Hours during which the web server opens private pages. While the shop is used the browser renews the session, with a
 * token that the API still accepts, so signing out everywhere ends it within these hours.
 */
export const WEB_SESSION_HOURS = 24;
/** A session of this age is renewed at the next page. */
export const WEB_SESSION_RENEWED_AFTER_HOURS = 6;

export const anonymousSession = {
  /** Identity code is loaded by the first idle moment after the first paint, never for crawlers. */
  startsWhen: 'idle',
  /** The page for a visitor whose page asked for a session, by replace navigation (specification, section 2). */
  defaultPath: '/',
} as const;

/** The path after a login without a usable `redirect` (specification, section 2). */
export const PATH_AFTER_LOGIN = '/';

/** Duration of the toast about a failed sign-in (specification, section 8); the form keeps the message. */
export const SIGN_IN_TOAST_MS = 1000;
