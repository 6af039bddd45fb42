import type { Centavos } from './centavos.ts';

declare const brand: unique symbol;

/** Pesos with up to two decimals, for hosted services and charts; never for calculations. */
export type Pesos = number & { readonly [brand]: 'Pesos' };

/**
 * Converts centavos to pesos for outside services (specification, section 9: "currency keeps 2 decimals"). `pesos()`
 * converts the numbers that they send.
 */
export function inPesos(amount: Centavos): Pesos {
  return (amount / 100) as Pesos;
}
