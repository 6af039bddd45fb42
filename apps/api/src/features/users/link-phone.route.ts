import { markIdentity } from '@suki/db/queries/identity-marks';
import { lockUser, setVerifiedPhone, type User } from '@suki/db/queries/users';
import { isViolationOf } from '@suki/db/sql-errors';
import { type Tx, withTransaction } from '@suki/db/tx';
import type { UserId } from '@suki/domain/ids/id';
import { validatePhoneNumber } from '@suki/domain/validators/phone-number';
import type { Handler } from '../../http/handler.ts';
import { validated } from '../../http/validated.ts';
import type { Secrets } from '../../ports/secrets.ts';
import { markOfPhone } from '../withdrawal-accounts/identity-mark.ts';
import { phoneCodeTarget, tryPhoneCode } from './phone-code.ts';
import { presentUser } from './present-user.ts';
import { maskedPhone, tellOwner } from './tell-owner.ts';
import { tooManyCodes } from './too-many-codes.ts';

/**
 * Verifies a number (E.164) by the code that was sent to it. A number belongs to one account. An owner whose number was
 * another one is told there.
 */
export const linkPhone: Handler<'linkPhone'> = async ({ caller, body, refuse }, dependencies) => {
  const { pool, clock, secrets } = dependencies;
  const { phoneNumber } = validated({ phoneNumber: validatePhoneNumber(body.phoneNumber) });
  const outcome = await tryPhoneCode(phoneCodeTarget(caller.userId, phoneNumber), body.code, dependencies);
  if (outcome === 'expired') throw refuse('CODE_EXPIRED');
  if (outcome === 'wrong') throw refuse('CODE_WRONG');
  if (outcome !== 'right') throw refuse('TOO_MANY_CODES', tooManyCodes(outcome.availableAt, clock.now()));
  try {
    await withTransaction(pool, async (tx) => {
      const before = await lockUser(tx, caller.userId);
      const now = clock.now();
      await setVerifiedPhone(tx, caller.userId, phoneNumber, now);
      const verified = { before, phoneNumber, at: now };
      await markPhones(tx, caller.userId, verified, secrets);
      const old = before?.phoneVerifiedAt == null ? null : before.phoneNumber;
      if (before !== undefined && old !== null && old !== phoneNumber) {
        const params = { before: maskedPhone(old), after: maskedPhone(phoneNumber) };
        await tellOwner(tx, before, { kind: 'phone-changed', params, at: now });
      }
    });
  } catch (error) {
    if (isViolationOf('users_phone_number_key', error)) throw refuse('PHONE_IN_USE');
    throw error;
  }
  return presentUser(caller, dependencies);
};

type Verified = { readonly before: User | undefined; readonly phoneNumber: string; readonly at: Date };

/** A verified number stays a mark of the person for good, and so does the number that it replaces. */
async function markPhones(tx: Tx, userId: UserId, { before, phoneNumber, at }: Verified, secrets: Secrets) {
  const former = before?.phoneNumber == null ? [] : [{ number: before.phoneNumber, at: before.phoneVerifiedAt ?? at }];
  for (const phone of [...former, { number: phoneNumber, at }]) {
    await markIdentity(tx, userId, markOfPhone(phone.number, secrets), { at: phone.at, isProven: true });
  }
}
