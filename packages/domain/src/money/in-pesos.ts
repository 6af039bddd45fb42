import type { Centavos } from './centavos.ts';

declare const brand: unique symbol;

/** An amount in pesos with up to two decimals. For hosted services and charts that speak in pesos; never for counting. */
export type Pesos = number & { readonly [brand]: 'Pesos' };

/**
 * The same amount in pesos, for whoever outside speaks in pesos (specification, section 9: "currency keeps 2 decimals"). Back again by
 * `pesos()`, which takes the number that comes from there.
 */
export function inPesos(amount: Centavos): Pesos {
  return (amount / 100) as Pesos;
}
