import type { FastifyInstance } from 'fastify';
import type { SandboxContext } from '../context.ts';
import { notFound } from '../xendit/xendit-error.ts';
import { disputeToWire } from './dispute.wire.ts';

export function disputeRoutes(app: FastifyInstance, { store }: SandboxContext): void {
  app.get<{ Params: { id: string } }>('/disputes/:id', (request) => {
    const dispute = store.state.disputes.find(({ id }) => id === request.params.id);
    if (!dispute) {
      throw notFound('Dispute', request.params.id);
    }
    return disputeToWire(dispute);
  });
}
