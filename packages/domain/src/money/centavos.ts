declare const brand: unique symbol;

/** Philippine money in whole centavos (₱1 = 100 centavos). The compiler refuses a plain number and a `Pesos`. */
export type Centavos = number & { readonly [brand]: 'Centavos' };

/** Far above any real amount (₱90 billion), far below the point where doubles lose whole numbers. */
const CENTAVOS_MAX = 9_000_000_000_000;

/**
 * Turns a plain number of centavos into `Centavos` at a door of the system: database, wire, configuration.
 * @throws RangeError when the number is not whole or is beyond ±₱90 billion.
 */
export function centavos(amount: number): Centavos {
  if (!Number.isSafeInteger(amount) || Math.abs(amount) > CENTAVOS_MAX) {
    throw new RangeError(`Expected a whole number of centavos within ±${CENTAVOS_MAX}, got ${amount}.`);
  }
  return amount as Centavos;
}

/**
 * Converts pesos to centavos: `pesos(50)` is ₱50, `pesos(999.99)` is ₱999.99; a third decimal is rounded. For the
 * tables of the specification, section 9, which are in pesos.
 * @throws RangeError when the amount is not a number or is beyond ±₱90 billion.
 */
export function pesos(amount: number): Centavos {
  return centavos(Math.round(amount * 100));
}

export const zero: Centavos = centavos(0);

/**
 * Returns the sum of any number of amounts in centavos; ₱0 for none.
 * @throws RangeError when the sum is beyond ±₱90 billion.
 */
export function add(...amounts: readonly Centavos[]): Centavos {
  return centavos(amounts.reduce((sum: number, amount) => sum + amount, 0));
}

/**
 * `amount` less `other` in centavos; may be negative.
 * @throws RangeError when the difference is beyond ±₱90 billion.
 */
export function subtract(amount: Centavos, other: Centavos): Centavos {
  return centavos(amount - other);
}

/** Changes the sign of an amount; ₱0 stays plain ₱0, never -0. */
export function negate(amount: Centavos): Centavos {
  return centavos(amount === 0 ? 0 : -amount);
}

/** The smaller of two amounts in centavos (specification, section 9: fees are clamped). */
export function min(amount: Centavos, other: Centavos): Centavos {
  return amount < other ? amount : other;
}

/** The larger of two amounts in centavos (specification, section 9: fees are clamped). */
export function max(amount: Centavos, other: Centavos): Centavos {
  return amount > other ? amount : other;
}
