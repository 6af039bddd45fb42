import { DAY_MS } from '@suki/domain/config/durations';
import type { Dispute } from './dispute.record.ts';

const ANSWER_WITHIN_DAYS = 14;

/** A dispute as `GET /disputes/{id}` writes it. Webhooks add the event beside these fields, without an envelope. */
export function disputeToWire(dispute: Dispute): Record<string, unknown> {
  const isOver = dispute.status === 'WON' || dispute.status === 'LOST';
  return {
    id: dispute.id,
    channel_code: dispute.channelCode,
    card_brands: null,
    status: dispute.status,
    currency: 'PHP',
    amount: { initial: dispute.amount.toFixed(2), terminal: isOver ? dispute.amount.toFixed(2) : null },
    created_at: dispute.createdAt,
    updated_at: dispute.updatedAt,
    due_date: new Date(Date.parse(dispute.createdAt) + ANSWER_WITHIN_DAYS * DAY_MS).toISOString(),
    note: null,
    category: { name: 'fraud', allowed_evidence: [] },
    related_disputes: [],
    payment_id: dispute.paymentId,
    reference_id: dispute.referenceId,
  };
}
