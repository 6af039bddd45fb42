import { invalid, type Validation, valid } from './validation.ts';

const EMAIL_LENGTH_MAX = 254;
const LOCAL_PART = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const DOMAIN_LABEL = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;
const TOP_LEVEL = /^[A-Za-z]{2,63}$|^xn--[A-Za-z0-9-]{2,59}$/i;

/**
 * Validates an email address by the usual pattern (specification, section 5). The domain part is returned in lower
 * case.
 */
export function validateEmail(text: string): Validation<string> {
  const email = text.trim();
  const at = email.lastIndexOf('@');
  const localPart = email.slice(0, at);
  const domain = email.slice(at + 1).toLowerCase();
  const labels = domain.split('.');
  const isDomain = labels.length >= 2 && labels.every((label) => DOMAIN_LABEL.test(label));
  const hasTopLevel = TOP_LEVEL.test(labels.at(-1) ?? '');
  const isShort = email.length <= EMAIL_LENGTH_MAX && localPart.length <= 64;
  const isEmail = at > 0 && isShort && LOCAL_PART.test(localPart) && isDomain && hasTopLevel;
  return isEmail ? valid(`${localPart}@${domain}`) : invalid('field.email');
}
