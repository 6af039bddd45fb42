import { pesos } from '../money/centavos.ts';
import { MINUTE_MS } from './durations.ts';

/** The address that sellers send parcels to: shown to a seller who owes one, and printed on our labels. */
export const warehouse = {
  name: 'Suki Warehouse',
  address: 'Unit 4, 88 Dr. A. Santos Avenue, Sucat, Parañaque City 1700',
  /** Its delivery region, from which the legs are counted. */
  region: 'NCR',
} as const;

/** The code that a seller shows at the counter. Seven letters of 23 and a check letter: 3.4 billion codes. */
export const dropOffCode = {
  letters: 8,
  lifeMs: 5 * MINUTE_MS,
  /** The shop asks for the next code so long before the end. */
  renewedBeforeMs: MINUTE_MS,
  /** For checking the item, once an employee has looked the code up. */
  deskMs: 30 * MINUTE_MS,
} as const;
/** Codes that a person makes, or that an employee looks up, in a minute: a seller may bring a carload. */
export const DROP_OFF_CALLS_PER_MINUTE = 30;

/** Keeping flash stock (docs/lifecycle.md#stock). */
export const storage = {
  freeDays: 60,
  /** After the free days, for each week begun. */
  weeklyFee: pesos(50),
} as const;

/** Credit for a deadline that the platform itself missed. */
export const brokenLimitCredit = pesos(200);

/** Characters of the desk's note of who handed an item over at the door. */
export const handedOverByLengthMax = 100;
