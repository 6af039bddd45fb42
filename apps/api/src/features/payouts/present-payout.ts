import type { Payout as Answer } from '@suki/contract/wallet/wallet.table';
import type { Payout } from '@suki/db/queries/payouts';
import { withdrawalAccountsById } from '@suki/db/queries/withdrawal-accounts';
import type { Db } from '@suki/db/statement';
import type { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import { presentAccount } from '../withdrawal-accounts/present-account.ts';

type Needs = Pick<Dependencies, 'secrets'>;

/** A payout as its owner sees it. */
export async function presentPayout(db: Db, payout: Payout, needs: Needs): Promise<z.input<typeof Answer>> {
  const [presented] = await presentPayouts(db, [payout], needs);
  if (presented === undefined) throw new Error(`Expected payout ${payout.id} to be presented.`);
  return presented;
}

/** Payouts of a list; their accounts are read at once. */
export async function presentPayouts(
  db: Db,
  payouts: readonly Payout[],
  { secrets }: Needs,
): Promise<z.input<typeof Answer>[]> {
  const accounts = await withdrawalAccountsById(
    db,
    payouts.map(({ withdrawalAccountId }) => withdrawalAccountId),
  );
  return payouts.map((payout) => {
    const account = accounts.get(payout.withdrawalAccountId);
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
  });
}
