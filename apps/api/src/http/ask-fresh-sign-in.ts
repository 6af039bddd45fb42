import type { RouteDefinition } from '@suki/contract/route';
import { mustSignInAgain } from '@suki/domain/users/fresh-sign-in';
import { ApiRefusal } from './api-refusal.ts';
import type { Caller } from './caller.ts';
import type { Input } from './read-input.ts';

type Call = { readonly route: RouteDefinition; readonly input: Input; readonly caller: Caller | null };

/**
 * Asks for a recent sign-in on routes with `freshSignIn`, before an idempotency key is claimed: the repeated call is
 * then the first one under its key. A route whose caller is unknown is refused.
 * @throws ApiRefusal SIGN_IN_AGAIN.
 */
export function askFreshSignIn({ route, input, caller }: Call, now: Date): void {
  if (route.freshSignIn === undefined) return;
  const amount = (input.body as { readonly amount?: unknown } | undefined)?.amount;
  const isStale = caller === null || mustSignInAgain(route.freshSignIn, { amount, signedInAt: caller.signedInAt, now });
  if (isStale) throw new ApiRefusal('SIGN_IN_AGAIN');
}
