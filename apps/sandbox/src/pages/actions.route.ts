import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { SandboxContext } from '../context.ts';
import { behaviourRecord } from '../control/behaviour.ts';
import { findPayment, findPaymentMethod, findPayout, findRefund } from '../control/find-subject.ts';
import { setWebhookMode } from '../control/set-webhook-mode.ts';
import { moveParcel, nextMove } from '../courier/move-parcel.ts';
import { substatuses } from '../courier/substatuses.table.ts';
import { moveDispute, openDispute } from '../disputes/move-dispute.ts';
import { claimPayment, claimPaymentMethod } from '../payments/claim-webhook.ts';
import { expirePaymentMethod } from '../payments/expire-payment-method.ts';
import {
  approvePayment,
  expirePayment,
  failPayment,
  repeatPaymentWebhook,
  sendStaleWebhook,
} from '../payments/settle-payment.ts';
import { failPaymentMethod, linkPaymentMethod, repeatPaymentMethodWebhook } from '../payments/settle-payment-method.ts';
import { failPayout, reversePayout, succeedPayout } from '../payouts/settle-payout.ts';
import { settleRefund } from '../refunds/settle-refund.ts';
import { defaultCount, webhookModeRecord } from '../webhooks/webhook-mode.ts';
import type { NoticeKey } from './notices.table.ts';
import { backTo } from './page-reply.ts';
import { refundBehaviour } from './refund-form.ts';

type WithId = { Params: { id: string } };

/** False amount in pesos, currency and reference that the sandbox claims on demand. */
const CLAIMED_AMOUNT = 1;
const CLAIMED_CURRENCY = 'USD';
const CLAIMED_REFERENCE = 'another-reference';

const paymentActions = z.object({
  action: z.enum([
    'approve',
    'fail',
    'expire',
    'repeat',
    'stale',
    'lie',
    'lie_amount',
    'lie_currency',
    'lie_reference',
    'claim',
    'dispute',
    'dispute_win',
    'dispute_lose',
  ]),
});
const methodActions = z.object({ action: z.enum(['approve', 'fail', 'expire', 'repeat', 'claim']) });
const refundActions = z.object({ action: z.enum(['succeed', 'fail']), failureCode: z.string().min(1).optional() });
const payoutActions = z.object({
  action: z.enum(['succeed', 'fail', 'reverse']),
  failureCode: z.string().min(1).optional(),
});
const parcelActions = z.object({ action: z.enum(['next', 'event']), substatus: z.string().optional() });
const behaviourForm = z.object({
  payoutOutcome: behaviourRecord.shape.payoutOutcome,
  payoutFailureCode: behaviourRecord.shape.payoutFailureCode,
  payoutSeconds: z.coerce.number().min(0).max(86_400),
});
const modeForm = z.object({
  mode: webhookModeRecord.shape.mode,
  delaySeconds: z.coerce.number().min(0).max(3600),
  times: z.coerce.number().int().min(2).max(20),
  back: z.enum(['/payments', '/webhooks']).default('/webhooks'),
});

/** The forms of the pages. Each redirects to its page, which says what was done. */
export function actionRoutes(app: FastifyInstance, context: SandboxContext): void {
  paymentForms(app, context);
  refundBehaviourForm(app, context);
  payoutForms(app, context);
  parcelForms(app, context);
  webhookForms(app, context);

  app.post('/reset', (_request, reply) => {
    context.store.reset();
    return backTo(reply, { path: '/', notice: 'reset' });
  });
}

const noticeFor = (isDone: boolean, notice: NoticeKey): NoticeKey => (isDone ? notice : 'too_late');

function paymentForms(app: FastifyInstance, context: SandboxContext): void {
  app.post<WithId>('/payments/:id', (request, reply) => {
    const { action } = paymentActions.parse(request.body);
    const payment = findPayment(context, request.params.id);
    const run = {
      approve: () => approvePayment(context, payment),
      lie: () => approvePayment(context, payment, { amount: CLAIMED_AMOUNT, lie: 'webhook' }),
      lie_amount: () => approvePayment(context, payment, { amount: CLAIMED_AMOUNT, lie: 'everywhere' }),
      lie_currency: () => approvePayment(context, payment, { currency: CLAIMED_CURRENCY, lie: 'everywhere' }),
      lie_reference: () => approvePayment(context, payment, { referenceId: CLAIMED_REFERENCE, lie: 'everywhere' }),
      fail: () => failPayment(context, payment),
      expire: () => expirePayment(context, payment),
      repeat: () => repeatPaymentWebhook(context, payment),
      stale: () => sendStaleWebhook(context, payment),
      dispute: () => openDispute(context, payment),
      dispute_win: () => moveDispute(context, payment, { to: 'WON' }),
      dispute_lose: () => moveDispute(context, payment, { to: 'LOST' }),
      claim: () => {
        claimPayment(context, payment, { status: payment.status === 'SUCCEEDED' ? 'FAILED' : 'SUCCEEDED' });
        return true;
      },
    };
    return backTo(reply, { path: '/payments', notice: noticeFor(run[action](), action), row: payment.id });
  });

  app.post<WithId>('/payment-methods/:id', (request, reply) => {
    const { action } = methodActions.parse(request.body);
    const method = findPaymentMethod(context, request.params.id);
    const run = {
      approve: () => linkPaymentMethod(context, method),
      fail: () => failPaymentMethod(context, method),
      expire: () => expirePaymentMethod(context, method),
      repeat: () => repeatPaymentMethodWebhook(context, method),
      claim: () => {
        claimPaymentMethod(context, method, { status: method.status === 'ACTIVE' ? 'EXPIRED' : 'ACTIVE' });
        return true;
      },
    };
    return backTo(reply, { path: '/payments', notice: noticeFor(run[action](), action), row: method.id });
  });

  app.post<WithId>('/refunds/:id', (request, reply) => {
    const { action, failureCode } = refundActions.parse(request.body);
    const refund = findRefund(context, request.params.id);
    const isDone = settleRefund(context, refund, { kind: action, failureCode });
    return backTo(reply, { path: '/payments', notice: noticeFor(isDone, action), row: refund.id });
  });
}

function refundBehaviourForm(app: FastifyInstance, { store }: SandboxContext): void {
  app.post('/refunds/behaviour', (request, reply) => {
    const input = refundBehaviour.safeParse(request.body);
    if (input.success) {
      Object.assign(store.state.behaviour, input.data);
      store.changed();
    }
    return backTo(reply, { path: '/payments', notice: input.success ? 'refund_behaviour' : 'unreadable' });
  });
}

function payoutForms(app: FastifyInstance, context: SandboxContext): void {
  app.post<WithId>('/payouts/:id', (request, reply) => {
    const { action, failureCode } = payoutActions.parse(request.body);
    const payout = findPayout(context, request.params.id);
    const run = {
      succeed: () => succeedPayout(context, payout),
      fail: () => failPayout(context, payout, failureCode),
      reverse: () => reversePayout(context, payout),
    };
    return backTo(reply, { path: '/payouts', notice: noticeFor(run[action](), action), row: payout.id });
  });

  app.post('/payouts/behaviour', (request, reply) => {
    const input = behaviourForm.safeParse(request.body);
    if (input.success) {
      Object.assign(context.store.state.behaviour, input.data);
      context.store.changed();
    }
    return backTo(reply, { path: '/payouts', notice: input.success ? 'behaviour' : 'unreadable' });
  });
}

function parcelForms(app: FastifyInstance, context: SandboxContext): void {
  app.post<WithId>('/parcels/:id', (request, reply) => {
    const { action, substatus } = parcelActions.parse(request.body);
    const parcel = context.store.state.parcels.find((row) => row.id === request.params.id);
    const chosen = substatuses.find((row) => row.code === substatus);
    const move =
      action === 'next'
        ? parcel && nextMove(parcel)
        : chosen && { status: chosen.status, substatus: chosen.code, detail: chosen.meaning };
    if (!parcel || !move) {
      return backTo(reply, { path: '/parcels', notice: 'too_late' });
    }
    moveParcel(context, parcel, move);
    return backTo(reply, { path: '/parcels', notice: 'moved', row: parcel.id });
  });
}

function webhookForms(app: FastifyInstance, context: SandboxContext): void {
  app.post('/webhooks/mode', (request, reply) => {
    const input = modeForm.safeParse(request.body);
    if (!input.success) {
      return backTo(reply, { path: '/webhooks', notice: 'unreadable' });
    }
    const { mode, delaySeconds, times, back } = input.data;
    setWebhookMode(context, { mode, count: defaultCount[mode], delaySeconds, times, provider: null });
    return backTo(reply, { path: back, notice: 'mode' });
  });

  app.post<WithId>('/webhooks/:id', (request, reply) => {
    const isDone = context.webhooks.resend(request.params.id);
    return backTo(reply, { path: '/webhooks', notice: noticeFor(isDone, 'resend'), row: request.params.id });
  });
}
