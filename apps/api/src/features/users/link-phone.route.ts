import { setVerifiedPhone } from '@suki/db/queries/users';
import { isViolationOf } from '@suki/db/sql-errors';
import { withTransaction } from '@suki/db/tx';
import { validatePhoneNumber } from '@suki/domain/validators/phone-number';
import type { Handler } from '../../http/handler.ts';
import { validated } from '../../http/validated.ts';
import { phoneCodeTarget, tryPhoneCode } from './phone-code.ts';
import { presentUser } from './present-user.ts';
import { tooManyCodes } from './too-many-codes.ts';

/** Verifies a number (E.164) by the code that was sent to it. A number belongs to one account. */
export const linkPhone: Handler<'linkPhone'> = async ({ caller, body, refuse }, dependencies) => {
  const { pool, clock } = dependencies;
  const { phoneNumber } = validated({ phoneNumber: validatePhoneNumber(body.phoneNumber) });
  const outcome = await tryPhoneCode(phoneCodeTarget(caller.userId, phoneNumber), body.code, dependencies);
  if (outcome === 'expired') throw refuse('CODE_EXPIRED');
  if (outcome === 'wrong') throw refuse('CODE_WRONG');
  if (outcome !== 'right') throw refuse('TOO_MANY_CODES', tooManyCodes(outcome.availableAt, clock.now()));
  try {
    await withTransaction(pool, (tx) => setVerifiedPhone(tx, caller.userId, phoneNumber, clock.now()));
  } catch (error) {
    if (isViolationOf('users_phone_number_key', error)) throw refuse('PHONE_IN_USE');
    throw error;
  }
  return presentUser(caller.userId, dependencies);
};
