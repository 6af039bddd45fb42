import { payouts } from '../config/payouts.ts';
import type { Centavos } from '../money/centavos.ts';
import { formatMoney } from '../money/format-money.ts';
import { invalid, type Validation, valid } from './validation.ts';

/**
 * Validates an amount to withdraw: at least ₱100, at most the withdrawable balance
 * (docs/decisions.md#refunds-and-payouts).
 */
export function validatePayoutAmount(amount: Centavos, withdrawable: Centavos): Validation<Centavos> {
  if (amount < payouts.min) {
    return invalid('field.amount.min', { min: formatMoney(payouts.min) });
  }
  return amount > withdrawable ? invalid('field.amount.max', { max: formatMoney(withdrawable) }) : valid(amount);
}
