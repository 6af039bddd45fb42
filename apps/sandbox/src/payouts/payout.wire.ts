import { BUSINESS_ID } from '../xendit/ids.ts';
import type { Payout } from './payout.record.ts';

/** A payout as /v2/payouts and the payout.* webhooks write it. Only failed payouts have a `failure_code`. */
export function payoutToWire(payout: Payout): Record<string, unknown> {
  return {
    id: payout.id,
    amount: payout.amount,
    channel_code: payout.channelCode,
    currency: 'PHP',
    ...(payout.description === null ? {} : { description: payout.description }),
    reference_id: payout.referenceId,
    status: payout.status,
    created: payout.createdAt,
    updated: payout.updatedAt,
    estimated_arrival_time: payout.estimatedArrivalAt,
    business_id: BUSINESS_ID,
    channel_properties: {
      account_number: payout.accountNumber,
      account_holder_name: payout.accountHolderName,
      ...(payout.accountType === null ? {} : { account_type: payout.accountType }),
    },
    ...(payout.receiptNotification === null ? {} : { receipt_notification: payout.receiptNotification }),
    ...(payout.metadata === null ? {} : { metadata: payout.metadata }),
    ...(payout.failureCode === null ? {} : { failure_code: payout.failureCode }),
  };
}
