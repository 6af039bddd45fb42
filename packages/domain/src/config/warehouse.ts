import { pesos } from '../money/centavos.ts';

/** The address that sellers send parcels to: shown to a seller who owes one, and printed on our labels. */
export const warehouse = {
  name: 'Suki Warehouse',
  address: 'Unit 4, 88 Dr. A. Santos Avenue, Sucat, Parañaque City 1700',
  /** Its delivery region, from which the legs are counted. */
  region: 'NCR',
} as const;

/** Keeping flash stock (docs/lifecycle.md#stock). */
export const storage = {
  freeDays: 60,
  /** After the free days, for each week begun. */
  weeklyFee: pesos(50),
} as const;

/** Credit for a deadline that the platform itself missed. */
export const brokenLimitCredit = pesos(200);
