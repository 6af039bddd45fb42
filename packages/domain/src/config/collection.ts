import { pesos } from '../money/centavos.ts';

/** A person's collection: entries made by hand, and the newest entries that its sums count. */
export const collectionLimits = { byHand: 500, summed: 1_000 } as const;

/** Bounds of an entry made by hand: ₱0 for a gift, and the first day that somebody may have bought it on. */
export const ownedItemInput = { paidMin: pesos(0), paidMax: pesos(10_000_000), firstDay: '1950-01-01' } as const;
