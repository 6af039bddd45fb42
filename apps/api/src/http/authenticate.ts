import type { RouteDefinition } from '@suki/contract/route';
import type { FastifyRequest } from 'fastify';
import type { Dependencies } from '../dependencies.ts';
import type { VerifiedToken } from '../ports/identity.ts';
import { sameText } from '../same-text.ts';
import { ApiRefusal } from './api-refusal.ts';
import type { Caller } from './caller.ts';
import { isProvidersOwn } from './provider-signatures.ts';

const BEARER = /^Bearer +(\S+)$/i;

/** The origin of a request, as far as its route needs it. */
export type Authentication =
  | { readonly kind: 'provider' }
  | { readonly kind: 'service' }
  | { readonly kind: 'bearer'; readonly token: VerifiedToken }
  | { readonly kind: 'caller'; readonly caller: Caller };

declare module 'fastify' {
  interface FastifyRequest {
    /** Set before anything else of a route runs. */
    authentication: Authentication | null;
  }
}

export type AuthenticationNeeds = Pick<
  Dependencies,
  'environment' | 'realClock' | 'identity' | 'revocations' | 'callers' | 'feed'
>;

/**
 * Decides whether a request may reach its handler, before anything of it is read: deny by default (ADR 0014).
 * @throws ApiRefusal TOKEN_MISSING, TOKEN_INVALID, NOT_REGISTERED, ACCOUNT_SUSPENDED, NOT_ALLOWED, SECOND_FACTOR_NEEDED
 * or SIGNATURE_INVALID.
 */
export async function authenticate(
  route: RouteDefinition,
  request: FastifyRequest,
  needs: AuthenticationNeeds,
): Promise<Authentication> {
  if (route.audience === 'provider') {
    if (isProvidersOwn(route.operationId, request.headers, needs)) return { kind: 'provider' };
    throw new ApiRefusal('SIGNATURE_INVALID');
  }
  const bearer = BEARER.exec(request.headers.authorization ?? '')?.[1];
  if (bearer === undefined) throw new ApiRefusal('TOKEN_MISSING');
  if (sameText(bearer, needs.environment.CATALOGUE_SERVICE_TOKEN)) {
    if (route.audience !== 'public-catalogue' && route.audience !== 'shop') throw new ApiRefusal('NOT_ALLOWED');
    return { kind: 'service' };
  }
  const token = await needs.identity.verify(bearer);
  if (token === undefined || (await isRevoked(token, { route, needs }))) throw new ApiRefusal('TOKEN_INVALID');
  if (route.audience === 'public-catalogue') return { kind: 'bearer', token };
  const caller = await needs.callers.find(token);
  if (caller === undefined) throw new ApiRefusal('TOKEN_INVALID');
  admit(route, caller);
  return { kind: 'caller', caller };
}

async function isRevoked(
  token: VerifiedToken,
  { route, needs }: { readonly route: RouteDefinition; readonly needs: AuthenticationNeeds },
): Promise<boolean> {
  if (needs.revocations.isRevoked(token)) return true;
  const mustReadTable = !needs.feed.isUp() && (route.audience === 'staff' || route.method !== 'GET');
  return mustReadTable && (await needs.revocations.isRevokedInTable(token));
}

function admit(route: RouteDefinition, caller: Caller): void {
  switch (route.audience) {
    case 'anyone':
      return;
    case 'registered':
      if (caller.isAnonymous) throw new ApiRefusal('NOT_REGISTERED');
      if (caller.suspended) throw new ApiRefusal('ACCOUNT_SUSPENDED');
      return;
    case 'staff':
      if (caller.isAnonymous || caller.suspended || !hasRole(route, caller)) throw new ApiRefusal('NOT_ALLOWED');
      if (!caller.isSecondFactorDone && route.isBeforeSecondFactor !== true)
        throw new ApiRefusal('SECOND_FACTOR_NEEDED');
      return;
    case 'shop':
    case 'public-catalogue':
    case 'provider':
      // Whom these audiences admit was let in before a caller was looked up; any other way to this line is refused.
      throw new ApiRefusal('NOT_ALLOWED');
    default:
      route.audience satisfies never;
      throw new ApiRefusal('NOT_ALLOWED');
  }
}

/** A staff route without roles is for admins only. */
function hasRole(route: RouteDefinition, caller: Caller): boolean {
  return caller.roles.some((role) => role === 'admin' || route.roles?.includes(role) === true);
}
