import { tryOneTimeCode } from '@suki/db/queries/one-time-codes';
import { setVerifiedPhone } from '@suki/db/queries/users';
import { isViolationOf } from '@suki/db/sql-errors';
import { withTransaction } from '@suki/db/tx';
import type { UserId } from '@suki/domain/ids/id';
import type { Dependencies } from '../../dependencies.ts';
import { codeText, phoneCodeTarget } from './phone-code.ts';

export type PhoneToLink = { readonly userId: UserId; readonly phoneNumber: string; readonly code: string };
export type LinkPhoneResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'CODE_WRONG' | 'CODE_EXPIRED' | 'PHONE_IN_USE' };

/** Verifies a number (E.164) by the code that was sent to it. A number belongs to one account. */
export async function linkPhone(
  { userId, phoneNumber, code }: PhoneToLink,
  { pool, clock, secrets }: Pick<Dependencies, 'pool' | 'clock' | 'secrets'>,
): Promise<LinkPhoneResult> {
  const target = phoneCodeTarget(phoneNumber);
  // On its own, before the transaction: a wrong try stays counted.
  const outcome = await tryOneTimeCode(pool, target, secrets.hash(codeText(target, code)), clock.now());
  if (outcome === 'expired') return { ok: false, reason: 'CODE_EXPIRED' };
  if (outcome === 'wrong') return { ok: false, reason: 'CODE_WRONG' };
  try {
    await withTransaction(pool, (tx) => setVerifiedPhone(tx, userId, phoneNumber, clock.now()));
    return { ok: true };
  } catch (error) {
    if (isViolationOf('users_phone_number_key', error)) return { ok: false, reason: 'PHONE_IN_USE' };
    throw error;
  }
}
