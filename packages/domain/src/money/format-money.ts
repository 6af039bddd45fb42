import { type Centavos, centavos } from './centavos.ts';

const CENTAVOS_PER_PESO = 100;

/**
 * Formats an amount: `₱1,250.50`, and `₱1,250` without centavos (specification, section 9). A negative amount has a
 * true minus sign before the peso sign. Made without Intl, so that every language and runtime shows one text.
 * @throws RangeError when the amount is not a whole number of centavos.
 */
export function formatMoney(amount: Centavos): string {
  const whole = centavos(Math.abs(amount));
  const pesos = Math.trunc(whole / CENTAVOS_PER_PESO)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ',');
  const fraction = whole % CENTAVOS_PER_PESO;
  const decimals = fraction === 0 ? '' : `.${fraction.toString().padStart(2, '0')}`;
  return `${amount < 0 ? '−' : ''}₱${pesos}${decimals}`;
}
