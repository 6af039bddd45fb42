import type { FastifyRequest } from 'fastify';
import type { SandboxContext } from '../context.ts';

/** The address of the shopper's page for a payment or a link, for the browser. */
export function checkoutUrl(context: SandboxContext, request: FastifyRequest, id: string): string {
  const origin = context.publicUrl ?? `${request.protocol}://${request.host}`;
  return `${origin}/checkout/${id}`;
}
