import { markIdentity } from '@suki/db/queries/identity-marks';
import { tryOneTimeCode } from '@suki/db/queries/one-time-codes';
import { lockUser, setVerifiedPhone } from '@suki/db/queries/users';
import { isViolationOf } from '@suki/db/sql-errors';
import { type Tx, withTransaction } from '@suki/db/tx';
import type { UserId } from '@suki/domain/ids/id';
import { validatePhoneNumber } from '@suki/domain/validators/phone-number';
import type { Handler } from '../../http/handler.ts';
import { validated } from '../../http/validated.ts';
import type { Secrets } from '../../ports/secrets.ts';
import { markOfPhone } from '../withdrawal-accounts/identity-mark.ts';
import { codeText, phoneCodeTarget } from './phone-code.ts';
import { presentUser } from './present-user.ts';

/** Verifies a number (E.164) by the code that was sent to it. A number belongs to one account. */
export const linkPhone: Handler<'linkPhone'> = async ({ caller, body, refuse }, dependencies) => {
  const { pool, clock, secrets } = dependencies;
  const { phoneNumber } = validated({ phoneNumber: validatePhoneNumber(body.phoneNumber) });
  const target = phoneCodeTarget(phoneNumber);
  // Tried before the transaction, so that a wrong try stays counted.
  const outcome = await tryOneTimeCode(pool, target, secrets.hash(codeText(target, body.code)), clock.now());
  if (outcome === 'expired') throw refuse('CODE_EXPIRED');
  if (outcome === 'wrong') throw refuse('CODE_WRONG');
  try {
    await withTransaction(pool, (tx) => keepPhone(tx, caller.userId, { phoneNumber, at: clock.now() }, secrets));
  } catch (error) {
    if (isViolationOf('users_phone_number_key', error)) throw refuse('PHONE_IN_USE');
    throw error;
  }
  return presentUser(caller.userId, dependencies);
};

type Verified = { readonly phoneNumber: string; readonly at: Date };

/** Stores the number. It stays a mark of the person for good, and so does the number that it replaces. */
async function keepPhone(tx: Tx, userId: UserId, { phoneNumber, at }: Verified, secrets: Secrets): Promise<void> {
  const before = await lockUser(tx, userId);
  await setVerifiedPhone(tx, userId, phoneNumber, at);
  const former = before?.phoneNumber == null ? [] : [{ number: before.phoneNumber, at: before.phoneVerifiedAt ?? at }];
  for (const phone of [...former, { number: phoneNumber, at }]) {
    await markIdentity(tx, userId, markOfPhone(phone.number, secrets), { at: phone.at, isProven: true });
  }
}
