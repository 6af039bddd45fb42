import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { SandboxContext } from '../context.ts';
import { findPayment, findPaymentMethod } from '../control/find-subject.ts';
import { expirePaymentMethod } from '../payments/expire-payment-method.ts';
import { isOver } from '../payments/payment.wire.ts';
import { approvePayment, expirePayment, failPayment } from '../payments/settle-payment.ts';
import { failPaymentMethod, linkPaymentMethod } from '../payments/settle-payment-method.ts';
import type { Treatment } from '../webhooks/webhook-mode.ts';
import type { ReturnUrls } from '../xendit/return-urls.ts';
import { checkoutPage, linkPage } from './checkout.page.ts';
import { sendPage } from './page-reply.ts';

const REPEAT_TIMES = 5;

type WithId = { Params: { id: string } };

const decisionInput = z.object({ decision: z.enum(['approve', 'fail', 'cancel', 'late', 'repeat', 'expire']) });

type Decision = z.infer<typeof decisionInput>['decision'];

/** The pages that a redirect leads to: a wallet's for payments, a bank's for links. They work without JavaScript. */
export function checkoutRoutes(app: FastifyInstance, context: SandboxContext): void {
  app.get<WithId>('/checkout/:id', (request, reply) => showCheckout(context, request.params.id, reply));

  app.post<WithId>('/checkout/:id', (request, reply) => {
    const { id } = request.params;
    const input = decisionInput.safeParse(request.body ?? {});
    if (!input.success) {
      return showCheckout(context, id, reply);
    }
    const next = decide(context, id, input.data.decision);
    return next === null ? showCheckout(context, id, reply) : reply.redirect(next, 303);
  });
}

function showCheckout(context: SandboxContext, id: string, reply: FastifyReply): FastifyReply {
  if (id.startsWith('pm-')) {
    const method = findPaymentMethod(context, id);
    return sendPage(
      reply,
      linkPage(method, urlFor(method.returnUrls, method.status === 'ACTIVE' ? 'approve' : 'fail')),
    );
  }
  const payment = findPayment(context, id);
  return sendPage(
    reply,
    checkoutPage(payment, urlFor(payment.returnUrls, payment.status === 'SUCCEEDED' ? 'approve' : 'fail')),
  );
}

/** Carries out the shopper's choice once; returns the address of the next page, also for a second press. */
function decide(context: SandboxContext, id: string, decision: Decision): string | null {
  const treatment = treatmentOf(context, decision);
  const isRefusal = decision === 'fail' || decision === 'cancel';
  if (id.startsWith('pm-')) {
    const method = findPaymentMethod(context, id);
    if (decision === 'expire') {
      expirePaymentMethod(context, method);
      return null;
    }
    const failureCode = decision === 'cancel' ? 'USER_DECLINED_PAYMENT' : undefined;
    const isDone = isRefusal
      ? failPaymentMethod(context, method, { failureCode })
      : linkPaymentMethod(context, method, treatment);
    return urlFor(method.returnUrls, isDone ? decision : method.status === 'ACTIVE' ? 'approve' : 'fail');
  }
  const payment = findPayment(context, id);
  if (isOver(payment)) {
    return urlFor(payment.returnUrls, payment.status === 'SUCCEEDED' ? 'approve' : 'fail');
  }
  if (decision === 'expire') {
    expirePayment(context, payment);
    return null;
  }
  if (isRefusal) {
    failPayment(context, payment, {
      failureCode: decision === 'cancel' ? 'USER_DECLINED_PAYMENT' : 'INSUFFICIENT_BALANCE',
    });
  } else {
    approvePayment(context, payment, { treatment });
  }
  return urlFor(payment.returnUrls, decision);
}

function treatmentOf(context: SandboxContext, decision: Decision): Treatment | undefined {
  switch (decision) {
    case 'late':
      return { kind: 'send', delaySeconds: context.store.state.behaviour.lateWebhookSeconds, times: 1 };
    case 'repeat':
      return { kind: 'send', delaySeconds: 0, times: REPEAT_TIMES };
    case 'approve':
    case 'fail':
    case 'cancel':
    case 'expire':
      return undefined;
    default:
      return decision satisfies never;
  }
}

function urlFor(urls: ReturnUrls, decision: Decision): string | null {
  if (decision === 'cancel') {
    return urls.cancel ?? urls.failure ?? urls.success;
  }
  return decision === 'fail' ? (urls.failure ?? urls.success) : urls.success;
}
