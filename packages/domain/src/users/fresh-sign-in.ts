import { freshSignIn } from '../config/identity.ts';

/** When a call asks for a recent sign-in: each time, or for a payout above `freshSignIn.payoutAbove`. */
export type FreshSignInRule = 'always' | 'large_payout';

/** The clocks of the identity service and ours differ by seconds; a sign-in further ahead is none. */
const AHEAD_MAX_MS = 60_000;

/**
 * Returns true when a call may not go on without a recent sign-in. An amount that is no number counts as a large one.
 * `signedInAt` and `now` are real time, not the clock that can be moved (ADR 0087).
 */
export function mustSignInAgain(
  rule: FreshSignInRule,
  { amount, signedInAt, now }: { readonly amount: unknown; readonly signedInAt: Date; readonly now: Date },
): boolean {
  const isSmall = rule === 'large_payout' && typeof amount === 'number' && amount <= freshSignIn.payoutAbove;
  const agoMs = now.getTime() - signedInAt.getTime();
  const isFresh = agoMs >= -AHEAD_MAX_MS && agoMs < freshSignIn.withinMs;
  return !isSmall && !isFresh;
}
