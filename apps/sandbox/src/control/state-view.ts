import { centavos } from '@suki/domain/money/centavos';
import type { SandboxContext } from '../context.ts';
import { parcelToWire } from '../courier/parcel.wire.ts';
import { disputeToWire } from '../disputes/dispute.wire.ts';
import { toWireAmount } from '../money.ts';
import { paymentToWire } from '../payments/payment.wire.ts';
import { paymentMethodToWire } from '../payments/payment-method.wire.ts';
import { payoutToWire } from '../payouts/payout.wire.ts';
import { refundToWire } from '../refunds/refund.wire.ts';
import type { Webhook } from '../webhooks/webhook.record.ts';

/** The answer of `GET /control/state`: all lists newest first, in the wire shapes. */
export function stateView(context: SandboxContext): Record<string, unknown> {
  const { state } = context.store;
  return {
    balance: toWireAmount(centavos(state.balanceCentavos)),
    behaviour: state.behaviour,
    webhook_mode: webhookModeView(context),
    faults: state.faults,
    customers: state.customers.toReversed(),
    payments: state.payments.toReversed().map((payment) => paymentToWire(state, payment)),
    payment_methods: state.paymentMethods.toReversed().map(paymentMethodToWire),
    refunds: state.refunds.toReversed().map(refundToWire),
    payouts: state.payouts.toReversed().map(payoutToWire),
    disputes: state.disputes.toReversed().map(disputeToWire),
    parcels: state.parcels.toReversed().map(parcelToWire),
    webhooks: state.webhooks.toReversed().map(webhookView),
  };
}

export function webhookModeView(context: SandboxContext): Record<string, unknown> {
  const { mode, count, delaySeconds, times, provider } = context.store.state.webhookMode;
  return { mode, count, delay_seconds: delaySeconds, times, provider };
}

export function webhookView(webhook: Webhook): Record<string, unknown> {
  return {
    id: webhook.id,
    provider: webhook.provider,
    event: webhook.event,
    subject_id: webhook.subjectId,
    status: webhook.status,
    attempts: webhook.attempts.map(({ at, statusCode, error }) => ({ at, status_code: statusCode, error })),
    created: webhook.createdAt,
    body: JSON.parse(webhook.body),
  };
}
