import { randomInt } from 'node:crypto';
import { oneTimeCode } from '@suki/domain/config/input';
import { lengthText } from '@suki/domain/time/length-text';
import { validatePhoneNumber } from '@suki/domain/validators/phone-number';
import { ApiRefusal } from '../../http/api-refusal.ts';
import type { Handler } from '../../http/handler.ts';
import { validated } from '../../http/validated.ts';
import { phoneCodeTarget, storePhoneCode } from './phone-code.ts';
import { tooManyCodes } from './too-many-codes.ts';

/**
 * Sends a new code to a number (E.164); the caller's code before is no longer valid. The answer does not tell whether
 * the number belongs to an account. Only the text message holds the code. The database holds its keyed hash, and no job
 * sends the message, because the job's payload would hold the code.
 * @throws ApiRefusal UNAVAILABLE when the message could not be sent. It stays counted: it may have been sent after all.
 */
export const sendPhoneCode: Handler<'sendPhoneCode'> = async ({ caller, body, refuse }, dependencies) => {
  const { clock, sms, log } = dependencies;
  const { phoneNumber } = validated({ phoneNumber: validatePhoneNumber(body.phoneNumber) });
  const { digits, lifeMs } = oneTimeCode;
  const code = String(randomInt(10 ** digits)).padStart(digits, '0');
  const availableAt = await storePhoneCode(phoneCodeTarget(caller.userId, phoneNumber), code, dependencies);
  if (availableAt !== null) throw refuse('TOO_MANY_CODES', tooManyCodes(availableAt, clock.now()));
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
