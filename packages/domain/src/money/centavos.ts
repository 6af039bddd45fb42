declare const brand: unique symbol;

/** An amount of Philippine money in whole centavos (1 peso = 100 centavos). Never a fraction, never pesos. */
export type Centavos = number & { readonly [brand]: 'Centavos' };

/** Far above any real amount (₱90 billion), far below the point where doubles lose whole numbers. */
const CENTAVOS_MAX = 9_000_000_000_000;

/**
 * Turns a plain number into centavos at a door of the system (database, wire, configuration).
 * @throws RangeError when the number is not whole or is beyond ±₱90 billion.
 */
export function centavos(amount: number): Centavos {
  if (!Number.isSafeInteger(amount) || Math.abs(amount) > CENTAVOS_MAX) {
    throw new RangeError(`Expected a whole number of centavos within ±${CENTAVOS_MAX}, got ${amount}.`);
  }
  return amount as Centavos;
}

/** Whole pesos as centavos: `pesos(50)` is ₱50. For tables of the specification, which speak in pesos. */
export function pesos(amount: number): Centavos {
  return centavos(Math.round(amount * 100));
}

export const zero: Centavos = centavos(0);

/** The sum of any number of amounts; the sum of none is ₱0. */
export function add(...amounts: readonly Centavos[]): Centavos {
  return centavos(amounts.reduce((sum: number, amount) => sum + amount, 0));
}

/** `amount` less `other`; may be negative. */
export function subtract(amount: Centavos, other: Centavos): Centavos {
  return centavos(amount - other);
}

/** The same amount with the other sign. */
export function negate(amount: Centavos): Centavos {
  return centavos(amount === 0 ? 0 : -amount);
}

/** The smaller of two amounts. */
export function smaller(amount: Centavos, other: Centavos): Centavos {
  return amount < other ? amount : other;
}

/** The larger of two amounts. */
export function larger(amount: Centavos, other: Centavos): Centavos {
  return amount > other ? amount : other;
}
