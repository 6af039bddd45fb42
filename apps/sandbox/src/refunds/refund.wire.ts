import type { Refund } from './refund.record.ts';

export function refundToWire(refund: Refund): Record<string, unknown> {
  return {
    id: refund.id,
    payment_request_id: refund.paymentRequestId,
    payment_id: refund.paymentId,
    invoice_id: null,
    payment_method_type: refund.paymentMethodType,
    amount: refund.amount,
    channel_code: refund.channelCode,
    country: 'PH',
    currency: 'PHP',
    status: refund.status,
    reason: refund.reason,
    reference_id: refund.referenceId,
    failure_code: refund.failureCode,
    refund_fee_amount: null,
    created: refund.createdAt,
    updated: refund.updatedAt,
    metadata: refund.metadata,
  };
}
