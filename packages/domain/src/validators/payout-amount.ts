import { payouts } from '../config/payouts.ts';
import type { Centavos } from '../money/centavos.ts';
import { formatMoney } from '../money/format-money.ts';
import { invalid, type Validation, valid } from './validation.ts';

/** An amount to withdraw: at least ₱100, at most what can be withdrawn now (docs/decisions.md#prices-and-money). */
export function validatePayoutAmount(amount: Centavos, withdrawable: Centavos): Validation<Centavos> {
  if (amount < payouts.min) {
    return invalid('field.amount.min', { min: formatMoney(payouts.min) });
  }
  return amount > withdrawable ? invalid('field.amount.max', { max: formatMoney(withdrawable) }) : valid(amount);
}
