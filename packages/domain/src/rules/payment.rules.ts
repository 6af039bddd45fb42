import { paymentMethodStatuses, paymentMethodTypes } from '../config/payment-methods.ts';
import { cardBrand } from '../payments/card-brand.ts';
import { isCardExpired, normaliseCardExpiry } from '../payments/card-expiry.ts';
import { chooseRedirect } from '../payments/choose-redirect.ts';
import { paymentMethodExpiry } from '../payments/payment-method-expiry.ts';
import { sortPaymentMethods } from '../payments/sort-payment-methods.ts';
import { isQuietWindow } from '../time/quiet-window.ts';
import { type Argument, isRecord, shownValue, unexpected } from './argument.ts';
import { listOf, moment, objectWith, oneOf, optional, orNull, text } from './arguments.ts';
import { rule } from './rule.ts';

/** The checkout addresses in either generation: an object of them, or a list of actions. */
const actions: Argument<unknown> = (value, name) =>
  isRecord(value) || Array.isArray(value) ? { ok: true, value } : unexpected(name, 'an object or a list', value);

/** Returns a moment in one form, so that texts with different offsets compare. */
const createdAt: Argument<string> = (value, name) => {
  const read = moment(value, name);
  return read.ok ? { ok: true, value: read.value.toISOString() } : read;
};

const storedMethod = objectWith({ id: text, status: oneOf(...paymentMethodStatuses), createdAt });

/** Cards, linked accounts and the payer's redirect (specification, sections 4, 5, 7 and 9). */
export const paymentRules = {
  cardBrand: rule({ number: text }, ({ number }) => cardBrand(number)),
  cardExpired: rule({ expiryMonth: text, expiryYear: text, now: moment }, ({ expiryMonth, expiryYear, now }) => {
    const expiry = normaliseCardExpiry(expiryMonth, expiryYear);
    if (expiry === null) {
      const came = shownValue(`${expiryMonth}/${expiryYear}`);
      throw new RangeError(
        `expected "expiryMonth" from "01" to "12" and "expiryYear" with two digits or 20xx, got ${came}`,
      );
    }
    return isCardExpired(expiry, now);
  }),
  paymentMethodExpiry: rule(
    { type: oneOf(...paymentMethodTypes), channelCode: text, updatedAt: moment },
    ({ type, channelCode, updatedAt }) => paymentMethodExpiry(type, channelCode, updatedAt)?.toISOString() ?? null,
  ),
  sortPaymentMethods: rule(
    { defaultPayment: optional(orNull(text)), methods: listOf(storedMethod) },
    ({ defaultPayment = null, methods }) => sortPaymentMethods(methods, defaultPayment).map(({ id }) => id),
  ),
  quietWindow: rule({ now: moment }, ({ now }) => isQuietWindow(now)),
  paymentRedirect: rule({ actions }, (values) => {
    const choice = chooseRedirect(values.actions);
    if (!choice.ok) {
      throw new RangeError(
        `${choice.message} Expected one of the three checkout urls, got ${shownValue(values.actions)}`,
      );
    }
    return choice.url;
  }),
};
