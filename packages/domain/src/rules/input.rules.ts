import { soldCount } from '../catalogue/sold-count.ts';
import { problemText } from '../texts/problem-text.ts';
import { signInMessage } from '../texts/sign-in-text.ts';
import { messageTime } from '../time/message-time.ts';
import { loginRedirect } from '../users/login-redirect.ts';
import { signInScreens } from '../users/sign-in-message.ts';
import { transportError } from '../users/transport-error.ts';
import { validateFormField } from '../validators/form-field.ts';
import { stripLeadingZeros } from '../validators/numeric-text.ts';
import { toE164 } from '../validators/phone-number.ts';
import { count, moment, oneOf, optional, text } from './arguments.ts';
import { rule } from './rule.ts';

/** The field kinds behind the names of the command. */
const fieldKinds = {
  email: 'email',
  name: 'username',
  password: 'newPassword',
  phoneNumber: 'phoneNumber',
} as const;

/** Rules for typed input and for texts on screens (specification, sections 2, 5, 8 and 9). */
export const inputRules = {
  validate: rule({ field: oneOf('email', 'name', 'password', 'phoneNumber'), value: text }, ({ field, value }) => {
    const checked = validateFormField(fieldKinds[field], value);
    return problemText(checked) ?? true;
  }),
  toE164: rule({ phone: text }, ({ phone }) => toE164(phone)),
  stripLeadingZeros: rule({ text }, (values) => stripLeadingZeros(values.text)),
  soldCount: rule({ count }, (values) => soldCount(values.count)),
  messageTime: rule({ at: moment, now: moment }, ({ at, now }) => messageTime(at, now)),
  signInMessage: rule(
    { code: optional(text), message: optional(text), screen: optional(oneOf(...signInScreens)) },
    (failure) => {
      if (failure.code === undefined && failure.message === undefined) {
        throw new RangeError('expected "code" or "message", got neither');
      }
      return signInMessage(failure);
    },
  ),
  loginRedirect: rule({ search: text }, ({ search }) => loginRedirect(search)),
  transportError: rule({ kind: oneOf('none', 'other'), message: optional(text) }, ({ kind, message }) => {
    if (kind === 'none') {
      return transportError({ kind });
    }
    if (message === undefined) {
      throw new RangeError('expected "message" to be a text beside kind "other", got nothing');
    }
    return transportError({ kind, message });
  }),
};
