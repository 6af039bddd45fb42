import { tryOneTimeCode } from '@suki/db/queries/one-time-codes';
import { setVerifiedPhone } from '@suki/db/queries/users';
import { isViolationOf } from '@suki/db/sql-errors';
import { withTransaction } from '@suki/db/tx';
import { validatePhoneNumber } from '@suki/domain/validators/phone-number';
import type { Handler } from '../../http/handler.ts';
import { validated } from '../../http/validated.ts';
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
    await withTransaction(pool, (tx) => setVerifiedPhone(tx, caller.userId, phoneNumber, clock.now()));
  } catch (error) {
    if (isViolationOf('users_phone_number_key', error)) throw refuse('PHONE_IN_USE');
    throw error;
  }
  return presentUser(caller, dependencies);
};
