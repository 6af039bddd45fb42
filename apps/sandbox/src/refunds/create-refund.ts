import { DAY_MS } from '@suki/domain/config/durations';
import { add, type Centavos, zero } from '@suki/domain/money/centavos';
import { z } from 'zod';
import { timestamp } from '../clock.ts';
import type { SandboxContext } from '../context.ts';
import { fromWireAmount, isWholeCentavos } from '../money.ts';
import { isPaymentChannel, paymentChannels } from '../payments/channels.table.ts';
import type { Payment } from '../payments/payment.record.ts';
import { xenditId } from '../xendit/ids.ts';
import { xenditError } from '../xendit/xendit-error.ts';
import { type Refund, refundReasons } from './refund.record.ts';

export const refundInput = z.object({
  payment_request_id: z.string().min(1),
  reference_id: z.string().max(255).nullish(),
  amount: z.number().positive().refine(isWholeCentavos, 'must have at most 2 decimals').nullish(),
  currency: z.literal('PHP').nullish(),
  reason: z.enum(refundReasons),
  metadata: z.record(z.string(), z.unknown()).nullish(),
});

/**
 * Begins a refund of a payment or a part of it; the refund settles by itself a moment later.
 * @throws WireError 404 DATA_NOT_FOUND, 400 INELIGIBLE_TRANSACTION (not paid, or outside the channel's window),
 * MAXIMUM_REFUND_AMOUNT_REACHED, INSUFFICIENT_BALANCE.
 */
export function createRefund(context: SandboxContext, input: z.infer<typeof refundInput>): Refund {
  const { store, clock, scheduler } = context;
  const payment = refundablePayment(context, input.payment_request_id);
  const amount = input.amount ?? payment.amount;
  const already = refundedOf(store.state.refunds, payment.id);
  if (add(already, fromWireAmount(amount)) > fromWireAmount(payment.amount)) {
    throw xenditError({
      status: 400,
      code: 'MAXIMUM_REFUND_AMOUNT_REACHED',
      message: 'The sum of refunds is greater than the amount of the payment',
    });
  }
  if (fromWireAmount(amount) > store.state.balanceCentavos) {
    throw xenditError({ status: 400, code: 'INSUFFICIENT_BALANCE', message: 'The balance is too low for this refund' });
  }
  const now = timestamp(clock);
  const refund: Refund = {
    id: xenditId('refund'),
    paymentRequestId: payment.id,
    paymentId: payment.paymentId ?? payment.id,
    amount,
    reason: input.reason,
    referenceId: input.reference_id ?? null,
    status: 'PENDING',
    failureCode: null,
    metadata: input.metadata ?? null,
    channelCode: payment.channelCode,
    paymentMethodType: isPaymentChannel(payment.channelCode) ? paymentChannels[payment.channelCode].type : 'EWALLET',
    createdAt: now,
    updatedAt: now,
  };
  store.state.refunds.push(refund);
  store.changed();
  if (store.state.behaviour.refundOutcome !== 'hold') {
    scheduler.plan({ kind: 'refund.settle', subjectId: refund.id, inSeconds: store.state.behaviour.refundSeconds });
  }
  return refund;
}

/** Sums refunds that are pending or succeeded; failed and cancelled refunds do not count. */
function refundedOf(refunds: readonly Refund[], paymentRequestId: string): Centavos {
  return refunds
    .filter((refund) => refund.paymentRequestId === paymentRequestId)
    .filter((refund) => refund.status === 'PENDING' || refund.status === 'SUCCEEDED')
    .reduce((sum, refund) => add(sum, fromWireAmount(refund.amount)), zero);
}

function refundablePayment(context: SandboxContext, id: string): Payment {
  const payment = context.store.state.payments.find((row) => row.id === id && row.generation === 'request');
  if (!payment) {
    throw xenditError({ status: 404, code: 'DATA_NOT_FOUND', message: `Payment request with id ${id} is not found` });
  }
  const channel = isPaymentChannel(payment.channelCode) ? paymentChannels[payment.channelCode] : undefined;
  const ageDays = (context.clock.now() - Date.parse(payment.updatedAt)) / DAY_MS;
  if (payment.status !== 'SUCCEEDED' || ageDays > (channel?.refundWindowDays ?? 0)) {
    throw xenditError({
      status: 400,
      code: 'INELIGIBLE_TRANSACTION',
      message: 'The payment has not succeeded, or the channel no longer takes it back',
    });
  }
  return payment;
}
