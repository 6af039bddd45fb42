import { randomInt } from 'node:crypto';
import { storeOneTimeCode } from '@suki/db/queries/one-time-codes';
import { oneTimeCode } from '@suki/domain/config/input';
import { lengthText } from '@suki/domain/time/length-text';
import { validatePhoneNumber } from '@suki/domain/validators/phone-number';
import { ApiRefusal } from '../../http/api-refusal.ts';
import type { Handler } from '../../http/handler.ts';
import { validated } from '../../http/validated.ts';
import { codeText, phoneCodeTarget } from './phone-code.ts';

/**
 * Sends a new code to a number (E.164); the code before is no longer valid. The answer does not tell whether the number
 * belongs to an account. Only the text message holds the code. The database holds its keyed hash, and no job sends the
 * message, because the job's payload would hold the code.
 * @throws ApiRefusal UNAVAILABLE when the message could not be sent.
 */
export const sendPhoneCode: Handler<'sendPhoneCode'> = async ({ body }, { pool, clock, secrets, sms, log }) => {
  const { phoneNumber } = validated({ phoneNumber: validatePhoneNumber(body.phoneNumber) });
  const { digits, lifeMs } = oneTimeCode;
  const code = String(randomInt(10 ** digits)).padStart(digits, '0');
  const target = phoneCodeTarget(phoneNumber);
  await storeOneTimeCode(pool, target, secrets.hash(codeText(target, code)), clock.now());
  try {
    await sms.send({
      to: phoneNumber,
      text: `${code} is your Suki code. It is valid for ${lengthText(lifeMs)}. Do not give it to anybody, we never ask for it.`,
    });
  } catch (error) {
    log.warn({ err: error }, 'could not send a code');
    throw new ApiRefusal('UNAVAILABLE', { message: 'We could not send the code. Try again in a minute.' });
  }
  return { done: true };
};
