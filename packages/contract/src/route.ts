import type { StaffSubject } from '@suki/domain/trade/decide/own-trade';
import type { z } from 'zod';
import type { Reason } from './errors.table.ts';

/**
 * Who may call a route. A route without an audience does not compile (architecture, decision 14).
 * - `public-catalogue`: any bearer, and the web server's service token. Facts that are the same for everyone.
 * - `anyone`: any signed-in identity, anonymous included.
 * - `registered`: not anonymous, not suspended.
 * - `staff`: a role of the staff; `roles` says which.
 * - `provider`: a hosted service; the route verifies its signature itself.
 */
export type Audience = 'public-catalogue' | 'anyone' | 'registered' | 'staff' | 'provider';

export const staffRoles = ['warehouse', 'inspector', 'support', 'finance', 'admin'] as const;
export type StaffRole = (typeof staffRoles)[number];

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export type RouteDefinition = {
  readonly operationId: string;
  readonly method: Method;
  /** Parameters in braces: `/order/{id}`. */
  readonly path: `/${string}`;
  readonly tag: string;
  /** One sentence: what it does for the caller. */
  readonly summary: string;
  readonly audience: Audience;
  /** Only with audience `staff`; `admin` may always. */
  readonly roles?: readonly StaffRole[];
  /** What a call of the staff that changes something acts on: whoever has a part in it is refused (`OWN_TRADE`, ADR 0014). */
  readonly actsOn?: StaffSubject;
  /** `required`: a call that costs money; the same key and body give the same answer (decision 15). */
  readonly idempotency?: 'required';
  /** Calls a minute for one user (or address, when anonymous); the default is in the API's configuration. */
  readonly callsPerMinute?: number;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly response: z.ZodType;
  readonly successStatus?: 200 | 201;
  /** Refusals beside those that every route has (`commonReasons`) or that follow from the rest of its row (`impliedReasons`). */
  readonly errors: readonly Reason[];
};

/** A call of the staff that changes something and does not say what it acts on does not compile. */
type SaysWhatItActsOn<Definition> = Definition extends { readonly audience: 'staff'; readonly method: 'GET' }
  ? { readonly actsOn?: never }
  : Definition extends { readonly audience: 'staff' }
    ? { readonly actsOn: StaffSubject }
    : { readonly actsOn?: never };

/** Keeps the literal types, so that handlers and their errors are checked against this very row. */
export const route = <const Definition extends RouteDefinition>(
  definition: Definition & SaysWhatItActsOn<Definition>,
): Definition => definition;

/** Every route can answer these; they are not repeated in the table. */
export const commonReasons = [
  'TOKEN_MISSING',
  'TOKEN_INVALID',
  'NOT_ALLOWED',
  'VALIDATION',
  'BODY_TOO_LARGE',
  'TOO_MANY_CALLS',
  'UNAVAILABLE',
  'INTERNAL',
] as const satisfies readonly Reason[];

/**
 * What follows from the row itself: who may call it (`authenticate` refuses the others, `refuseOwnTrades` the parties), that a call which costs money needs its key, and that whatever changes something may find that
 * somebody else was quicker (compare and set; the client looks again).
 */
export function impliedReasons({ audience, method, idempotency, actsOn }: RouteDefinition): readonly Reason[] {
  return [
    ...(idempotency === undefined ? [] : (['IDEMPOTENCY_KEY_MISSING', 'IDEMPOTENCY_KEY_REUSED'] as const)),
    ...(audience === 'registered' ? (['NOT_REGISTERED', 'ACCOUNT_SUSPENDED'] as const) : []),
    ...(actsOn === undefined || actsOn === 'nothing' ? [] : (['OWN_TRADE'] as const)),
    ...(method === 'GET' ? [] : (['CONFLICT'] as const)),
  ];
}
