import {
  type PaymentMethodStatus,
  type PaymentMethodType,
  paymentMethodTitles,
  paymentMethodTypes,
} from '../config/payment-methods.ts';
import type { Centavos } from '../money/centavos.ts';
import { parseMoment } from '../time/parse-moment.ts';
import { chooseRedirect } from './choose-redirect.ts';
import type { GatewayPaymentMethod } from './gateway-payment-method.ts';
import { type PaymentMethodParts, partsOf } from './payment-method-parts.ts';
import { shownStatus } from './payment-method-status.ts';

/** A payment method in one form for all kinds (specification, section 3). */
export type PaymentMethodRow = {
  readonly id: string;
  /** The common name: "Visa", "GCash", "BPI". */
  readonly title: string;
  /** The card's network, or the channel of a wallet or bank: VISA, GCASH, BPI. */
  readonly paymentMethod: string;
  /** The masked number of the card or account; null until it is linked. */
  readonly account: string | null;
  /** True for the user's default while it is active; downtime and EXCEED do not change that. */
  readonly isDefault: boolean;
  /** The address where the person links it; null when there is nothing to do. */
  readonly url: string | null;
  readonly type: PaymentMethodType;
  readonly customerId: string | null;
  /** Expiry of the card, or of the linked account when known: two digits each. */
  readonly expiryMonth: string | null;
  readonly expiryYear: string | null;
  /** The status that a screen shows; see `shownStatus`. */
  readonly status: PaymentMethodStatus;
  /** ISO 8601 with an offset; null when the gateway gave none. */
  readonly createdAt: string | null;
  readonly updatedAt: string | null;
};

export type PaymentMethodView = {
  /** The id of the user's default payment; null when none was chosen. */
  readonly defaultPayment: string | null;
  readonly now: Date;
  /** The amount due, for EXCEED; absent on the page of payment methods. */
  readonly amount?: Centavos | undefined;
};

/**
 * Returns the row of a payment method of the gateway; null for a kind that we do not keep (over the counter, QR code,
 * virtual account) and for an unknown status (specification, section 3).
 */
export function paymentMethodRow(method: GatewayPaymentMethod, view: PaymentMethodView): PaymentMethodRow | null {
  const type = paymentMethodTypes.find((known) => known === method.type);
  if (type === undefined) {
    return null;
  }
  const createdAt = method.created ?? method.createdAt ?? null;
  const updatedAt = method.updated ?? method.updatedAt ?? createdAt;
  const parts = partsOf(type, method, updatedAt === null ? null : parseMoment(updatedAt));
  const status = shownStatus({ status: method.status, type, channel: parts.paymentMethod, expiry: parts.expiry }, view);
  return status && rowOf(method, view, { type, parts, status, createdAt, updatedAt });
}

type Known = Pick<PaymentMethodRow, 'type' | 'status' | 'createdAt' | 'updatedAt'> & {
  readonly parts: PaymentMethodParts;
};

function rowOf(method: GatewayPaymentMethod, view: PaymentMethodView, known: Known): PaymentMethodRow {
  const { paymentMethod, account, expiry } = known.parts;
  const action = chooseRedirect(method.actions);
  return {
    id: method.id,
    title: titleOf(paymentMethod),
    paymentMethod,
    account,
    isDefault: method.id === view.defaultPayment && method.status === 'ACTIVE' && known.status !== 'EXPIRED',
    url: action.ok ? action.url : null,
    type: known.type,
    customerId: method.customer_id ?? null,
    expiryMonth: expiry?.expiryMonth ?? null,
    expiryYear: expiry?.expiryYear ?? null,
    status: known.status,
    createdAt: known.createdAt,
    updatedAt: known.updatedAt,
  };
}

function titleOf(code: string): string {
  return (Object.hasOwn(paymentMethodTitles, code) ? paymentMethodTitles[code] : undefined) ?? code;
}
