import type { PaymentMethodUsage } from '../config/payment-methods.ts';
import type { GatewayPaymentMethod } from './gateway-payment-method.ts';
import { type PaymentMethodRow, type PaymentMethodView, paymentMethodRow } from './payment-method-row.ts';
import { sortPaymentMethods } from './sort-payment-methods.ts';

/**
 * Returns a person's saved payment methods in order: the active default first, then the newest. The default keeps its
 * place through a downtime or an amount above its limit, because it is still active. Methods for one payment are left
 * out (specification, section 4).
 */
export function paymentMethodRows(
  methods: readonly GatewayPaymentMethod[],
  view: PaymentMethodView,
): readonly PaymentMethodRow[] {
  const rows = methods
    .filter((method) => usageOf(method) === 'MULTIPLE_USE')
    .map((method) => paymentMethodRow(method, view))
    .filter((row) => row !== null);
  const others = rows.filter(({ isDefault }) => !isDefault);
  return [...rows.filter(({ isDefault }) => isDefault), ...sortPaymentMethods(others, null)];
}

/** Tells saved methods from methods for one payment, in both generations of the gateway (specification, section 3). */
export function usageOf({ reusability, usage }: GatewayPaymentMethod): PaymentMethodUsage {
  return (reusability ?? usage)?.startsWith('ONE_TIME') ? 'ONE_TIME_PAYMENT' : 'MULTIPLE_USE';
}
