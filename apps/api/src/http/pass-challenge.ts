import type { RouteDefinition } from '@suki/contract/route';
import type { FastifyRequest } from 'fastify';
import type { Challenge } from '../ports/challenge.ts';
import { ApiRefusal } from './api-refusal.ts';

export const APP_CHECK_HEADER = 'x-firebase-appcheck';

/**
 * Asks for the app's proof on routes with `challenge`, when a service for it is configured.
 * @throws ApiRefusal CHALLENGE_FAILED.
 */
export async function passChallenge(
  route: RouteDefinition,
  { headers }: Pick<FastifyRequest, 'headers'>,
  challenge: Challenge,
): Promise<void> {
  if (route.challenge !== true) return;
  const proof = headers[APP_CHECK_HEADER];
  if (!(await challenge.isPassed(typeof proof === 'string' ? proof : undefined))) {
    throw new ApiRefusal('CHALLENGE_FAILED');
  }
}
