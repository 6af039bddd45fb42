import { expect } from '@playwright/test';
import { localSecrets } from '@suki/local-stack/environment';
import { addresses } from '../addresses.ts';
import type { Caller } from './caller.ts';

/** The seed gives sellers this account (`seed/bank-accounts.ts`): the sandbox's bank holds payouts to it. */
const patientAccount = '•••• 1313';

/** Requests a payout whose outcome stays unknown, so that finance has to decide about it. */
export async function heldPayout(owner: Caller): Promise<string> {
  const { items } = await owner('listWithdrawalAccounts');
  const account = items.find(({ maskedAccountNumber }) => maskedAccountNumber === patientAccount);
  if (account === undefined) {
    throw new Error(`Expected an account ${patientAccount}: a new one is paid out to a day later.`);
  }
  const { id } = await owner('requestPayout', { body: { amount: 50_000, withdrawalAccountId: account.id } });
  await expect.poll(async () => (await owner('getPayout', { params: { id } })).status).toBe('ACCEPTED');
  await fetch(`${addresses.sandbox}/control/payouts/${id}/fail`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-control-key': localSecrets.SANDBOX_CONTROL_KEY },
    body: JSON.stringify({ failure_code: 'UNKNOWN_BANK_NETWORK_ERROR' }),
  });
  await expect.poll(async () => (await owner('getPayout', { params: { id } })).failureReason).not.toBeNull();
  return id;
}
