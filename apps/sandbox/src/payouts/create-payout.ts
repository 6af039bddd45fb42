import { z } from 'zod';
import { timestamp } from '../clock.ts';
import type { SandboxContext } from '../context.ts';
import { fromWireAmount, isWholeCentavos } from '../money.ts';
import { takeFromBalance } from '../payments/settle-payment.ts';
import { xenditId } from '../xendit/ids.ts';
import { validationError, xenditError } from '../xendit/xendit-error.ts';
import { estimatePayoutArrival } from './estimate-payout-arrival.ts';
import { magicAccounts } from './magic-accounts.table.ts';
import type { Payout, PayoutPlan } from './payout.record.ts';
import { payoutChannels, payoutLimits } from './payout-channels.table.ts';

const emails = z.array(z.email()).nullish();

export const payoutInput = z.object({
  reference_id: z.string().min(1).max(255),
  channel_code: z.string().min(1),
  channel_properties: z.object({
    account_holder_name: z.string().min(1).max(100),
    account_number: z.string().regex(/^[0-9A-Za-z]{4,50}$/, 'must be 4 to 50 letters or digits'),
    account_type: z.string().nullish(),
  }),
  amount: z.number().refine(isWholeCentavos, 'must have at most 2 decimals'),
  description: z.string().max(255).nullish(),
  currency: z.literal('PHP'),
  receipt_notification: z.object({ email_to: emails, email_cc: emails, email_bcc: emails }).nullish(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
});

type PayoutInput = z.infer<typeof payoutInput>;

/**
 * Accepts a payout: ACCEPTED, then REQUESTED, then the outcome of its account number, or of the behaviour.
 * @throws WireError 400 CHANNEL_CODE_NOT_SUPPORTED_ERROR, MAXIMUM_TRANSFER_LIMIT_ERROR, API_VALIDATION_ERROR.
 */
export function createPayout(context: SandboxContext, input: PayoutInput): Payout {
  const { store, clock, scheduler } = context;
  checkDestination(input);
  const now = timestamp(clock);
  const plan = planOf(context, input);
  const isFunded = plan.kind !== 'fail' || plan.failureCode !== 'INSUFFICIENT_BALANCE';
  const payout: Payout = {
    id: xenditId('payout'),
    referenceId: input.reference_id,
    channelCode: input.channel_code,
    accountHolderName: input.channel_properties.account_holder_name,
    accountNumber: input.channel_properties.account_number,
    accountType: input.channel_properties.account_type ?? null,
    amount: input.amount,
    description: input.description ?? null,
    receiptNotification: input.receipt_notification ?? null,
    metadata: input.metadata ?? null,
    status: 'ACCEPTED',
    failureCode: null,
    plan,
    isFunded,
    estimatedArrivalAt: estimatePayoutArrival(input.amount, clock.now()),
    createdAt: now,
    updatedAt: now,
  };
  store.state.payouts.push(payout);
  if (isFunded) {
    takeFromBalance(context, payout.amount);
  }
  store.changed();
  if (plan.kind !== 'hold') {
    const seconds = store.state.behaviour.payoutSeconds;
    scheduler.plan({ kind: 'payout.request', subjectId: payout.id, inSeconds: seconds / 2 });
    scheduler.plan({ kind: 'payout.settle', subjectId: payout.id, inSeconds: seconds });
  }
  return payout;
}

/** Plans the outcome of a payout: too little money first, then the account number, then the behaviour. */
function planOf(context: SandboxContext, input: PayoutInput): PayoutPlan {
  const { state } = context.store;
  if (fromWireAmount(input.amount) > state.balanceCentavos) {
    return { kind: 'fail', failureCode: 'INSUFFICIENT_BALANCE' };
  }
  const magic = magicAccounts[input.channel_properties.account_number];
  const isBank = payoutChannels.some((channel) => channel.code === input.channel_code && channel.category === 'BANK');
  if (magic && (isBank || !magic.banksOnly)) {
    return magic.plan;
  }
  const outcome = state.behaviour.payoutOutcome;
  return outcome === 'fail' ? { kind: 'fail', failureCode: state.behaviour.payoutFailureCode } : { kind: outcome };
}

function checkDestination(input: PayoutInput): void {
  const channel = payoutChannels.find((row) => row.code === input.channel_code);
  if (!channel) {
    throw xenditError({
      status: 400,
      code: 'CHANNEL_CODE_NOT_SUPPORTED_ERROR',
      message: `Channel code ${input.channel_code} is not supported`,
    });
  }
  const limits = payoutLimits[channel.category];
  if (input.amount < limits.minimum) {
    throw validationError([{ path: 'amount', message: `amount must be ${limits.minimum} or more` }]);
  }
  if (input.amount > limits.maximum) {
    throw xenditError({
      status: 400,
      code: 'MAXIMUM_TRANSFER_LIMIT_ERROR',
      message: `The maximum amount for ${channel.code} is ${limits.maximum}`,
    });
  }
}
