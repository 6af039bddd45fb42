import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { SandboxContext } from '../context.ts';
import type { Dispute } from '../disputes/dispute.record.ts';
import { disputeToWire } from '../disputes/dispute.wire.ts';
import { disputeOf, moveDispute, openDispute } from '../disputes/move-dispute.ts';
import { wireAmount } from '../payments/create-payment-request.ts';
import { readControl, toTreatment, treatedInput } from './control-input.ts';
import { findPayment } from './find-subject.ts';
import { requireDone } from './require-done.ts';

type WithId = { Params: { id: string } };

const disputeInput = treatedInput.extend({ amount: wireAmount.optional() });
const moves = { review: 'UNDER_REVIEW', win: 'WON', lose: 'LOST' } as const satisfies Record<string, Dispute['status']>;
const moveName = z.enum(['review', 'win', 'lose']);

/**
 * `/control/payments/{id}/dispute` and `…/dispute/review`, `…/win`, `…/lose`: the payer's bank disputes a payment and
 * decides.
 */
export function disputeControlRoutes(app: FastifyInstance, context: SandboxContext): void {
  const answer = (id: string) => {
    const dispute = disputeOf(context, findPayment(context, id));
    return { dispute: dispute === undefined ? null : disputeToWire(dispute) };
  };

  app.post<WithId>('/payments/:id/dispute', (request) => {
    const payment = findPayment(context, request.params.id);
    const { amount, webhook } = readControl(disputeInput, request.body);
    requireDone(openDispute(context, payment, { amount, treatment: toTreatment(webhook) }), payment.status);
    return answer(payment.id);
  });

  app.post<{ Params: { id: string; move: string } }>('/payments/:id/dispute/:move', (request) => {
    const payment = findPayment(context, request.params.id);
    const to = moves[readControl(moveName, request.params.move)];
    const { webhook } = readControl(treatedInput, request.body);
    const status = disputeOf(context, payment)?.status ?? 'not in dispute';
    requireDone(moveDispute(context, payment, { to, treatment: toTreatment(webhook) }), status);
    return answer(payment.id);
  });
}
