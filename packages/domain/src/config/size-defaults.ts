import type { SizeSystem } from '../catalogue/size-systems.ts';

/** The size systems of a person who has chosen none (ADR 0133). */
export const sizeDefaults = {
  /** The number on most boxes; goods for women and kids show their own US number. */
  system: 'us_m',
  /** Stands beside every other system, because it means one length for men and women. */
  beside: 'eu',
} as const satisfies Readonly<Record<string, SizeSystem>>;
