import type { Hex } from './colour-maths.ts';

/** The colour of each part. Every silhouette reads the parts that it has. */
export type Roles = {
  readonly base: Hex;
  readonly over: Hex;
  readonly accent: Hex;
  readonly toe: Hex;
  readonly mudguard: Hex;
  readonly eyestay: Hex;
  readonly side: Hex;
  readonly heel: Hex;
  readonly strap: Hex;
  readonly collar: Hex;
  readonly tab: Hex;
  readonly tongue: Hex;
  readonly lace: Hex;
  readonly lining: Hex;
  readonly mid: Hex;
  readonly out: Hex;
  readonly label: Hex;
  readonly isMono: boolean;
};
export type RoleName = Exclude<keyof Roles, 'isMono'>;
