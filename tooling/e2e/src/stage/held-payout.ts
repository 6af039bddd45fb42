import { expect } from '@playwright/test';
import { centavos } from '@suki/domain/money/centavos';
import { formatMoney } from '@suki/domain/money/format-money';
import { localSecrets } from '@suki/local-stack/environment';
import { addresses } from '../addresses.ts';
import type { Caller } from './caller.ts';
import { WORKERS, workerIndex } from './worker.ts';

/** The seed gives sellers this account (`seed/bank-accounts.ts`): the sandbox's bank holds payouts to it. */
const patientAccount = '•••• 1313';

const begunAt = Date.now();
let count = 0;

/**
 * Whole pesos from 500 to 999, because above 1,000 a second person decides. The screens name a payout by its amount, so
 * no two of one run are equal: two workers that began in one millisecond once held ₱951 each.
 */
function newAmount(): number {
  const place = (begunAt + count++) % (500 / WORKERS);
  return 50_000 + 100 * (place * WORKERS + workerIndex());
}

export type HeldPayout = { readonly id: string; readonly amount: string };

/** Requests a payout whose outcome stays unknown, so that finance has to decide about it. */
export async function heldPayout(owner: Caller): Promise<HeldPayout> {
  const amount = newAmount();
  const { items } = await owner('listWithdrawalAccounts');
  const account = items.find(({ maskedAccountNumber }) => maskedAccountNumber === patientAccount);
  if (account === undefined) {
    throw new Error(`Expected an account ${patientAccount}: a new one is paid out to a day later.`);
  }
  const { id } = await owner('requestPayout', { body: { amount, withdrawalAccountId: account.id } });
  await expect.poll(async () => (await owner('getPayout', { params: { id } })).status).toBe('ACCEPTED');
  await fetch(`${addresses.sandbox}/control/payouts/${id}/fail`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-control-key': localSecrets.SANDBOX_CONTROL_KEY },
    body: JSON.stringify({ failure_code: 'UNKNOWN_BANK_NETWORK_ERROR' }),
  });
  await expect.poll(async () => (await owner('getPayout', { params: { id } })).failureReason).not.toBeNull();
  return { id, amount: formatMoney(centavos(amount)) };
}
