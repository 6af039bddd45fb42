import type { StaffRole } from '@suki/domain/people/staff-roles';
import type { StaffSubject } from '@suki/domain/trade/decide/own-trade';
import type { FreshSignInRule } from '@suki/domain/users/fresh-sign-in';
import type { z } from 'zod';
import type { Reason } from './errors.table.ts';

/**
 * The callers that a route admits. A route without an audience does not compile (ADR 0014).
 * - `public-catalogue`: any bearer, and the web server's service token. The answer is the same for everybody.
 * - `anyone`: any signed-in identity, anonymous included.
 * - `registered`: not anonymous, not suspended.
 * - `staff`: a role of the staff; `roles` says which.
 * - `shop`: the web server alone, by its service token; what it asks for belongs to one person.
 * - `provider`: a hosted service; the route verifies its signature itself.
 */
export type Audience = 'public-catalogue' | 'anyone' | 'registered' | 'staff' | 'shop' | 'provider';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export type RouteDefinition = {
  readonly operationId: string;
  readonly method: Method;
  /** Parameters in braces: `/order/{id}`. */
  readonly path: `/${string}`;
  readonly tag: string;
  /** One sentence for callers, shown in openapi.json. */
  readonly summary: string;
  readonly audience: Audience;
  /** Only with the audience `staff`; an `admin` may make every call of the staff. */
  readonly roles?: readonly StaffRole[];
  /** Only the calls that do the second step of a sign-in: the staff make them before it is done (ADR 0091). */
  readonly isBeforeSecondFactor?: true;
  /** The subject of a change by the staff; a caller with a part in it is refused (`OWN_TRADE`, ADR 0014). */
  readonly actsOn?: StaffSubject;
  /** `required` for a call that costs money: repeated with one key and body, it gives one answer (ADR 0015). */
  readonly idempotency?: 'required';
  /** Asks for a proof that the call comes from our app, where a service for that is configured (ADR 0086). */
  readonly challenge?: true;
  /** Asks for a sign-in within the last minutes, because the call leads money elsewhere (ADR 0087). */
  readonly freshSignIn?: FreshSignInRule;
  /** Calls a minute of one user, or of one IP address when anonymous; the API's configuration has the default. */
  readonly callsPerMinute?: number;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** The media type of a body that is not JSON; its handler reads it. */
  readonly bodyType?: 'multipart/form-data';
  readonly response: z.ZodType;
  readonly successStatus?: 200 | 201;
  /** Refusals beyond `commonReasons` and `impliedReasons`. */
  readonly errors: readonly Reason[];
};

/** Makes `actsOn` required for changes by the staff, and forbidden elsewhere. */
type SaysWhatItActsOn<Definition> = Definition extends { readonly audience: 'staff'; readonly method: 'GET' }
  ? { readonly actsOn?: never }
  : Definition extends { readonly audience: 'staff' }
    ? { readonly actsOn: StaffSubject }
    : { readonly actsOn?: never };

/** Keeps the literal types of a row, so that the compiler checks handlers and their refusals against it. */
export const route = <const Definition extends RouteDefinition>(
  definition: Definition & SaysWhatItActsOn<Definition>,
): Definition => definition;

/** Refusals of every route, which no row repeats. */
export const commonReasons = [
  'TOKEN_MISSING',
  'TOKEN_INVALID',
  'NOT_ALLOWED',
  'VALIDATION',
  'BODY_TOO_LARGE',
  'BODY_TYPE_REFUSED',
  'TOO_MANY_CALLS',
  'UNAVAILABLE',
  'INTERNAL',
] as const satisfies readonly Reason[];

/**
 * Refusals that follow from other fields of the row: from its audience (`authenticate`), from `challenge`
 * (`passChallenge`), from `freshSignIn` (`askFreshSignIn`), from `actsOn` (`refuseOwnTrades`), from a required
 * idempotency key, and from the method, because every change may lose a race (compare and set answers CONFLICT, and the
 * client fetches the object again).
 */
export function impliedReasons(row: RouteDefinition): readonly Reason[] {
  const { audience, method, idempotency, actsOn, challenge, freshSignIn, isBeforeSecondFactor } = row;
  return [
    ...(idempotency === undefined ? [] : (['IDEMPOTENCY_KEY_MISSING', 'IDEMPOTENCY_KEY_REUSED'] as const)),
    ...(audience === 'registered' ? (['NOT_REGISTERED', 'ACCOUNT_SUSPENDED'] as const) : []),
    ...(challenge === undefined ? [] : (['CHALLENGE_FAILED'] as const)),
    ...(freshSignIn === undefined ? [] : (['SIGN_IN_AGAIN'] as const)),
    ...(audience === 'staff' && isBeforeSecondFactor !== true ? (['SECOND_FACTOR_NEEDED'] as const) : []),
    ...(actsOn === undefined || actsOn === 'nothing' ? [] : (['OWN_TRADE'] as const)),
    ...(method === 'GET' ? [] : (['CONFLICT'] as const)),
  ];
}
