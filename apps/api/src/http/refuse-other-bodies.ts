import type { RouteDefinition } from '@suki/contract/route';
import type { FastifyRequest } from 'fastify';
import { ApiRefusal } from './api-refusal.ts';

const JSON_TYPE = /^application\/json *(;|$)/i;

/**
 * Refuses a body of another kind than JSON before it is read. The reader of uploads is known to the whole server, so a
 * form would be taken by every call as an empty body, and a change would be answered as done.
 * @throws ApiRefusal BODY_TYPE_REFUSED
 */
export function refuseOtherBodies(route: RouteDefinition, { method, headers }: FastifyRequest): void {
  const type = headers['content-type'];
  if (method === 'GET' || type === undefined || route.bodyType !== undefined || JSON_TYPE.test(type)) return;
  throw new ApiRefusal('BODY_TYPE_REFUSED');
}
