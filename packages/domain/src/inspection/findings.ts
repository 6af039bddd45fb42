import { type Centavos, min } from '../money/centavos.ts';
import type { Finding } from '../trade/facts/command-facts.ts';

/**
 * Findings at the seller's cost: each needs a second inspector who agrees (E60a, E60b; docs/lifecycle.md#inspection).
 */
export const sellersFaults = [
  'counterfeit',
  'wrong_item',
  'used',
  'incomplete',
  'major_defect',
] as const satisfies readonly Finding[];
export type SellersFault = (typeof sellersFaults)[number];

/** What each finding is called on a screen of the staff. */
export const findingNames: Readonly<Record<SellersFault, string>> = {
  counterfeit: 'Counterfeit',
  wrong_item: 'Another item or size than ordered',
  used: 'Used',
  incomplete: 'Something belongs to it and is missing',
  major_defect: 'Large defect',
};

/**
 * Whether an item with this finding can be new all the same, so that its seller may sell it as flash stock (RT1;
 * docs/lifecycle.md#returns). Another item than ordered would stand in the book of the wrong size.
 */
export function mayPassAsNew(finding: SellersFault): boolean {
  return finding === 'incomplete';
}

/**
 * What transit damage took off an item, in centavos: never more than the seller would have received (E60c;
 * docs/lifecycle.md#compensation-for-items).
 */
export function lossInTransit(assessed: Centavos, income: Centavos): Centavos {
  return min(assessed, income);
}
