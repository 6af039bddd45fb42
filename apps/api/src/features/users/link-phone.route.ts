import { lockUser, setVerifiedPhone } from '@suki/db/queries/users';
import { isViolationOf } from '@suki/db/sql-errors';
import { withTransaction } from '@suki/db/tx';
import { validatePhoneNumber } from '@suki/domain/validators/phone-number';
import type { Handler } from '../../http/handler.ts';
import { validated } from '../../http/validated.ts';
import { phoneCodeTarget, tryPhoneCode } from './phone-code.ts';
import { presentUser } from './present-user.ts';
import { maskedPhone, tellOwner } from './tell-owner.ts';
import { tooManyCodes } from './too-many-codes.ts';

/**
 * Verifies a number (E.164) by the code that was sent to it. A number belongs to one account. An owner whose number was
 * another one is told there.
 */
export const linkPhone: Handler<'linkPhone'> = async ({ caller, body, refuse }, dependencies) => {
  const { pool, clock } = dependencies;
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
  return presentUser(caller.userId, dependencies);
};
