import type { FastifyInstance } from 'fastify';
import type { SandboxContext } from '../context.ts';
import { payoutToWire } from '../payouts/payout.wire.ts';
import { failPayout, reversePayout, succeedPayout } from '../payouts/settle-payout.ts';
import { failInput, readControl } from './control-input.ts';
import { findPayout } from './find-subject.ts';
import { requireDone } from './require-done.ts';

type WithId = { Params: { id: string } };

/** `/control/payouts`. The id may be the merchant's reference as well. */
export function payoutControlRoutes(app: FastifyInstance, context: SandboxContext): void {
  app.get<WithId>('/payouts/:id', (request) => ({ payout: payoutToWire(findPayout(context, request.params.id)) }));

  app.post<WithId>('/payouts/:id/succeed', (request) => {
    const payout = findPayout(context, request.params.id);
    requireDone(succeedPayout(context, payout), payout.status);
    return { payout: payoutToWire(payout) };
  });

  app.post<WithId>('/payouts/:id/fail', (request) => {
    const payout = findPayout(context, request.params.id);
    const { failure_code: failureCode } = readControl(failInput, request.body);
    requireDone(failPayout(context, payout, failureCode), payout.status);
    return { payout: payoutToWire(payout) };
  });

  app.post<WithId>('/payouts/:id/reverse', (request) => {
    const payout = findPayout(context, request.params.id);
    requireDone(reversePayout(context, payout), payout.status);
    return { payout: payoutToWire(payout) };
  });
}
