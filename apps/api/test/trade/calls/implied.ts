import type { RouteDefinition } from '@suki/contract/route';
import { type OperationId, routes } from '@suki/contract/routes';

/** A refusal that follows from a call's row in the route table, not from its handler. */
export type Implied = {
  readonly call: OperationId;
  readonly refusal: 'NOT_REGISTERED' | 'ACCOUNT_SUSPENDED' | 'IDEMPOTENCY_KEY_MISSING' | 'IDEMPOTENCY_KEY_REUSED';
  readonly isOfStaff: boolean;
};

const who: Readonly<Record<Implied['refusal'], string>> = {
  NOT_REGISTERED: 'a guest',
  ACCOUNT_SUSPENDED: 'somebody who is suspended',
  IDEMPOTENCY_KEY_MISSING: 'without a key',
  IDEMPOTENCY_KEY_REUSED: 'with the key of another intent',
};

function impliedOf(call: OperationId): Implied[] {
  const { audience, idempotency }: RouteDefinition = routes[call];
  const isOfStaff = audience === 'staff';
  const refusals: Implied['refusal'][] = [
    ...(audience === 'registered' ? (['NOT_REGISTERED', 'ACCOUNT_SUSPENDED'] as const) : []),
    ...(idempotency === 'required' ? (['IDEMPOTENCY_KEY_MISSING', 'IDEMPOTENCY_KEY_REUSED'] as const) : []),
  ];
  return refusals.map((refusal) => ({ call, refusal, isOfStaff }));
}

/** Every such refusal of every call: a new call in the table has its own at once. */
export const impliedCases: readonly Implied[] = (Object.keys(routes) as OperationId[]).flatMap(impliedOf);

export const impliedTitle = ({ call, refusal }: Implied): string => `${call} ${refusal}: ${who[refusal]}`;
