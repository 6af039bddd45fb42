import type { GatewayPaymentMethodStatus } from '../config/payment-methods.ts';

/** The progress of a method: begun, linked, ended. */
const ranks: Readonly<Record<GatewayPaymentMethodStatus, number>> = {
  PENDING: 0,
  REQUIRES_ACTION: 1,
  ACTIVE: 2,
  INACTIVE: 3,
  EXPIRED: 3,
  FAILED: 3,
};

/**
 * Returns true when a report moves a method on. Reports of the gateway come in any order and more than once: an older
 * report and a report of equal rank change nothing, and an ended method stays ended (specification, section 4).
 */
export function isLaterStatus(stored: GatewayPaymentMethodStatus, reported: GatewayPaymentMethodStatus): boolean {
  return ranks[reported] > ranks[stored];
}
