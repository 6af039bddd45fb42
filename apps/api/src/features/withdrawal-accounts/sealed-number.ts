import type { UserId } from '@suki/domain/ids/id';
import type { SealedField, Secrets } from '../../ports/secrets.ts';

/** The account number of a person, in their accounts and payouts alike. */
export const numberOf = (ownerId: UserId): SealedField => ({ field: 'account_number', ownerId });

type Sealed = { readonly userId: UserId; readonly accountNumber: string };

/** Opens the number of an account or a payout. */
export function openNumber({ userId, accountNumber }: Sealed, secrets: Secrets): string {
  return secrets.open(accountNumber, numberOf(userId));
}
