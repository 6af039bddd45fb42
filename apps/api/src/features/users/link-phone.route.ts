import { validatePhoneNumber } from '@suki/domain/validators/phone-number';
import type { Handler } from '../../http/handlers.ts';
import { validated } from '../../http/validated.ts';
import { linkPhone as link } from './link-phone.ts';
import { presentUser } from './present-user.ts';

export const linkPhone: Handler<'linkPhone'> = async ({ caller, body, refuse }, dependencies) => {
  const { phoneNumber } = validated({ phoneNumber: validatePhoneNumber(body.phoneNumber) });
  const result = await link({ userId: caller.userId, phoneNumber, code: body.code }, dependencies);
  if (!result.ok) throw refuse(result.reason);
  return presentUser(caller.userId, dependencies);
};
