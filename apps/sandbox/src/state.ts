import { z } from 'zod';
import { behaviourRecord, initialBehaviour } from './control/behaviour.ts';
import { faultRecord } from './control/fault.record.ts';
import { parcelRecord } from './courier/parcel.record.ts';
import { disputeRecord } from './disputes/dispute.record.ts';
import { mailRecord, smsRecord } from './outbox/outbox.record.ts';
import { cardTokenRecord } from './payments/card-token.record.ts';
import { customerRecord } from './payments/customer.record.ts';
import { paymentRecord } from './payments/payment.record.ts';
import { paymentMethodRecord } from './payments/payment-method.record.ts';
import { payoutRecord } from './payouts/payout.record.ts';
import { refundRecord } from './refunds/refund.record.ts';
import { taskRecord } from './task.record.ts';
import { webhookRecord } from './webhooks/webhook.record.ts';
import { initialWebhookMode, webhookModeRecord } from './webhooks/webhook-mode.ts';
import { idempotencyRecord } from './xendit/idempotency.record.ts';

/** The state of the sandbox. Lists hold the oldest first. */
export const stateRecord = z.object({
  version: z.literal(1),
  balanceCentavos: z.int(),
  behaviour: behaviourRecord,
  webhookMode: webhookModeRecord,
  faults: z.array(faultRecord),
  tasks: z.array(taskRecord),
  customers: z.array(customerRecord),
  cardTokens: z.array(cardTokenRecord).default([]),
  paymentMethods: z.array(paymentMethodRecord),
  payments: z.array(paymentRecord),
  refunds: z.array(refundRecord),
  payouts: z.array(payoutRecord),
  disputes: z.array(disputeRecord).default([]),
  parcels: z.array(parcelRecord),
  sms: z.array(smsRecord),
  mails: z.array(mailRecord),
  webhooks: z.array(webhookRecord),
  idempotencyKeys: z.array(idempotencyRecord),
});

export type SandboxState = z.infer<typeof stateRecord>;

/** ₱10 million, so that no test meets INSUFFICIENT_BALANCE by accident. */
const INITIAL_BALANCE_CENTAVOS = 1_000_000_000;

export function initialState(pacing: Partial<z.infer<typeof behaviourRecord>> = {}): SandboxState {
  return {
    version: 1,
    balanceCentavos: INITIAL_BALANCE_CENTAVOS,
    behaviour: { ...initialBehaviour, ...pacing },
    webhookMode: { ...initialWebhookMode },
    faults: [],
    tasks: [],
    customers: [],
    cardTokens: [],
    paymentMethods: [],
    payments: [],
    refunds: [],
    payouts: [],
    disputes: [],
    parcels: [],
    sms: [],
    mails: [],
    webhooks: [],
    idempotencyKeys: [],
  };
}

/** Finished records of each kind that are kept: the sandbox has to stay under 90 MB. */
const KEEP = {
  payments: 2000,
  methods: 2000,
  refunds: 1000,
  payouts: 1000,
  disputes: 500,
  parcels: 1000,
  messages: 300,
  webhooks: 400,
  keys: 2000,
};

/** Forgets the oldest finished records, but no open ones. */
export function trimState(state: SandboxState): void {
  const openPayments = new Set(['REQUIRES_ACTION', 'PENDING']);
  state.payments = keepNewest(state.payments, KEEP.payments, (payment) => openPayments.has(payment.status));
  const inUse = new Set(state.payments.map(({ paymentMethodId }) => paymentMethodId));
  // A linked method stays until its owner ends it; a method that was made for one payment goes with the payment.
  const isKept = ({ id, reusability, status }: SandboxState['paymentMethods'][number]) =>
    inUse.has(id) || (reusability === 'MULTIPLE_USE' && status !== 'EXPIRED' && status !== 'FAILED');
  state.paymentMethods = keepNewest(state.paymentMethods, KEEP.methods, isKept);
  state.refunds = keepNewest(state.refunds, KEEP.refunds, (refund) => refund.status === 'PENDING');
  state.payouts = keepNewest(state.payouts, KEEP.payouts, (payout) => payout.status === 'ACCEPTED');
  state.disputes = keepNewest(
    state.disputes,
    KEEP.disputes,
    (dispute) => dispute.status !== 'WON' && dispute.status !== 'LOST',
  );
  state.parcels = keepNewest(state.parcels, KEEP.parcels, (parcel) => parcel.status !== 'delivered');
  state.webhooks = keepNewest(
    state.webhooks,
    KEEP.webhooks,
    (webhook) => webhook.status === 'waiting' || webhook.status === 'held',
  );
  state.sms = state.sms.slice(-KEEP.messages);
  state.mails = state.mails.slice(-KEEP.messages);
  state.idempotencyKeys = state.idempotencyKeys.slice(-KEEP.keys);
}

function keepNewest<Row>(rows: Row[], count: number, isOpen: (row: Row) => boolean): Row[] {
  if (rows.length <= count) {
    return rows;
  }
  const oldest = rows.length - count;
  return rows.filter((row, index) => index >= oldest || isOpen(row));
}
