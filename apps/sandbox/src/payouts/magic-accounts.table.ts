import type { PayoutPlan } from './payout.record.ts';

type MagicAccount = { plan: PayoutPlan /** Has its meaning at banks only. */; banksOnly: boolean };

/** Account numbers with a meaning in Xendit's own test mode. */
export const magicAccounts: Readonly<Record<string, MagicAccount>> = {
  '123456': { plan: { kind: 'fail', failureCode: 'TEMPORARY_TRANSFER_ERROR' }, banksOnly: false },
  '999999': { plan: { kind: 'fail', failureCode: 'REJECTED_BY_CHANNEL' }, banksOnly: false },
  '121212': { plan: { kind: 'fail', failureCode: 'INVALID_DESTINATION' }, banksOnly: false },
  '131313': { plan: { kind: 'hold' }, banksOnly: true },
  '654321': { plan: { kind: 'reverse' }, banksOnly: true },
};
