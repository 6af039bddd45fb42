import type { Payout as Answer } from '@suki/contract/wallet/wallet.table';
import type { Payout } from '@suki/db/queries/payouts';
import { withdrawalAccountById } from '@suki/db/queries/withdrawal-accounts';
import type { Db } from '@suki/db/statement';
import type { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import { presentAccount } from '../withdrawal-accounts/present-account.ts';

/** A payout as its owner sees it. */
export async function presentPayout(
  db: Db,
  payout: Payout,
  { secrets }: Pick<Dependencies, 'secrets'>,
): Promise<z.input<typeof Answer>> {
  const account = await withdrawalAccountById(db, payout.withdrawalAccountId);
  if (account === undefined)
    throw new Error(`Expected payout ${payout.id} to have an account; its foreign key demands one.`);
  return {
    id: payout.id,
    amount: payout.amount,
    fee: payout.fee,
    status: payout.status,
    failureReason: payout.failureReason,
    account: presentAccount(account, secrets),
    expectedAt: payout.expectedAt?.toISOString() ?? null,
    createdAt: payout.createdAt.toISOString(),
    updatedAt: payout.updatedAt.toISOString(),
  };
}
