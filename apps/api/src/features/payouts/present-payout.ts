import type { Payout as Answer } from '@suki/contract/payouts/payouts.table';
import { payoutChannelName } from '@suki/contract/withdrawal-accounts/payout-channels.table';
import type { Payout } from '@suki/db/queries/payouts';
import type { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import { maskedNumber } from '../withdrawal-accounts/present-account.ts';
import { openNumber } from '../withdrawal-accounts/sealed-number.ts';

/** Presents a payout to its owner, with its destination when it was requested: the account may have changed since. */
export function presentPayout(payout: Payout, { secrets }: Pick<Dependencies, 'secrets'>): z.input<typeof Answer> {
  return {
    id: payout.id,
    amount: payout.amount,
    fee: payout.fee,
    status: payout.status,
    failureReason: payout.failureReason,
    account: {
      channelCode: payout.channelCode,
      bankName: payoutChannelName(payout.channelCode),
      accountHolderName: payout.accountHolderName,
      maskedAccountNumber: maskedNumber(openNumber(payout, secrets)),
    },
    expectedAt: payout.expectedAt?.toISOString() ?? null,
    createdAt: payout.createdAt.toISOString(),
    updatedAt: payout.updatedAt.toISOString(),
  };
}
