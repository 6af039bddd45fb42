import { pesos } from '../money/centavos.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations.ts';

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

/** Hours during which the web server opens private pages. While the shop is used the browser renews the session. */
export const WEB_SESSION_HOURS = 24;
/**
 * Seconds after which the web server asks the API again if the sign-in of a session still holds (ADR 0107): signing out
 * everywhere, a suspension or a registration ends the session within them.
 */
export const WEB_SESSION_CHECKED_EVERY_SECONDS = 30;
/** Answers about sessions that one web server remembers. */
export const WEB_SESSIONS_KEPT_MAX = 20_000;

/** At most `max` in any span of this length. */
export type CountWindow = { readonly windowMs: number; readonly max: number };

/**
 * Codes over time, whoever asks (docs/decisions.md#limits-for-people-and-calls). Each message costs about ₱0.50, and a
 * number that gets thirty within seconds belongs to a victim.
 */
export const codeLimits = {
  perNumber: [
    { windowMs: MINUTE_MS, max: 1 },
    { windowMs: HOUR_MS, max: 5 },
    { windowMs: DAY_MS, max: 10 },
  ],
  perPerson: [
    { windowMs: HOUR_MS, max: 5 },
    { windowMs: DAY_MS, max: 10 },
  ],
  /** Wrong tries of one person, over all codes: a new code brings no new guesses beyond these. */
  wrongTriesPerPerson: [{ windowMs: DAY_MS, max: 15 }],
  /** Codes to everybody in one calendar day of Manila. */
  perDayInAll: 2_000,
  /** Support hears of the day's codes when this share of them is sent. */
  warnAtPercent: 80,
} as const satisfies Readonly<Record<string, readonly CountWindow[] | number>>;

/** Calls that lead money elsewhere ask for a sign-in (docs/decisions.md#limits-for-people-and-calls). */
export const freshSignIn = {
  withinMs: 5 * MINUTE_MS,
  /** A payout of more than this, in centavos, asks as well. */
  payoutAbove: pesos(20_000),
} as const;

export const anonymousSession = {
  /** Identity code is loaded by the first idle moment after the first paint, never for crawlers. */
  startsWhen: 'idle',
  /** The page of a person who signed out and is anonymous again, by replace navigation (specification, section 2). */
  defaultPath: '/',
} as const;

/** The path after a login without a usable `redirect` (specification, section 2). */
export const PATH_AFTER_LOGIN = '/';

/** Duration of the toast about a failed sign-in (specification, section 8); the form keeps the message. */
export const SIGN_IN_TOAST_MS = 1000;

/**
 * Mails with a link, to verify an address or to choose a new password, for one person and to one address, whoever asks
 * (docs/decisions.md#limits-for-people-and-calls): the address may be a stranger's.
 */
export const verificationMailLimits = [
  { windowMs: MINUTE_MS, max: 1 },
  { windowMs: HOUR_MS, max: 5 },
] as const satisfies readonly CountWindow[];
/**
 * Links for a new password that one person asks for in a minute, or all guests of one network address: a phone network
 * gives one to thousands of people.
 */
export const PASSWORD_MAILS_PER_MINUTE = 20;
/** Codes of mailed links that one caller tries in a minute. */
export const VERIFICATIONS_TRIED_PER_MINUTE = 10;

/** Seconds by which the clock of the identity service may be ahead of ours, as on a machine that has just started. */
export const TOKEN_CLOCK_TOLERANCE_SECONDS = 5;
