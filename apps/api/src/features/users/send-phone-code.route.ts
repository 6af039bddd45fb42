import { validatePhoneNumber } from '@suki/domain/validators/phone-number';
import type { Handler } from '../../http/handlers.ts';
import { validated } from '../../http/validated.ts';
import { sendPhoneCode as send } from './send-phone-code.ts';

/** Whether the number belongs to an account is not told: the answer is always the same. */
export const sendPhoneCode: Handler<'sendPhoneCode'> = async ({ body }, dependencies) => {
  const { phoneNumber } = validated({ phoneNumber: validatePhoneNumber(body.phoneNumber) });
  await send(phoneNumber, dependencies);
  return { done: true };
};
