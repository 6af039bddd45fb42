import type { GatewayPaymentMethodStatus } from '../config/payment-methods.ts';

/** How far a method has come: it is begun, linked, over. */
const ranks: Readonly<Record<GatewayPaymentMethodStatus, number>> = {
  PENDING: 0,
  REQUIRES_ACTION: 1,
  ACTIVE: 2,
  INACTIVE: 3,
  EXPIRED: 3,
  FAILED: 3,
};

/**
 * Whether a report moves a method on. Reports of the gateway come in any order and more than once: an older one, and one of the same rank,
 * changes nothing, and what is over stays over (specification, section 4).
 */
export function isLaterStatus(stored: GatewayPaymentMethodStatus, reported: GatewayPaymentMethodStatus): boolean {
  return ranks[reported] > ranks[stored];
}
