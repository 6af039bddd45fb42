import type { Centavos } from './centavos.ts';

declare const brand: unique symbol;

/**
 * An amount in pesos with up to two decimals. For hosted services and charts that use pesos; never for calculations.
 */
export type Pesos = number & { readonly [brand]: 'Pesos' };

/**
 * Converts centavos to pesos for outside services (specification, section 9: "currency keeps 2 decimals"). `pesos()`
 * converts the numbers that they send.
 */
export function inPesos(amount: Centavos): Pesos {
  return (amount / 100) as Pesos;
}
