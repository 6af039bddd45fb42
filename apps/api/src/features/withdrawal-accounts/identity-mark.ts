import { isWalletChannel } from '@suki/contract/withdrawal-accounts/payout-channels.table';
import type { IdentityMark } from '@suki/db/queries/identity-marks';
import { accountForm } from '@suki/domain/payouts/account-form';
import type { Payer } from '../../ports/payment-gateway.ts';
import type { Secrets } from '../../ports/secrets.ts';

/*
 * Marks by which accounts of one person are found (ADR 0093): keyed hashes, so that the database gives no number away.
 * `2.` begins the marks of the one form; earlier ones were hashes of numbers as they were typed.
 */

type Account = { readonly channelCode: string; readonly accountNumber: string };

export function markOfAccount({ channelCode, accountNumber }: Account, secrets: Secrets): IdentityMark {
  const category = isWalletChannel(channelCode) ? 'EWALLET' : 'BANK';
  const form = accountForm({ channelCode, category, accountNumber });
  return { kind: 'payout_account', mark: `2.${secrets.hash(`account ${form}`)}` };
}

/** The card or e-wallet of a payment or saved method. A wallet that money is paid from and out to has one mark. */
export function markOfPayer(payer: Payer, secrets: Secrets): IdentityMark {
  if (payer.kind === 'wallet') return markOfAccount(payer, secrets);
  return { kind: 'card', mark: secrets.hash(`card ${payer.fingerprint}`) };
}

/** `phoneNumber` in E.164. */
export function markOfPhone(phoneNumber: string, secrets: Secrets): IdentityMark {
  return { kind: 'phone', mark: secrets.hash(`phone ${phoneNumber}`) };
}
