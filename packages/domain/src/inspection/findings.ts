import { type Centavos, min } from '../money/centavos.ts';
import type { Finding } from '../trade/facts/command-facts.ts';

/**
 * Findings at the seller's cost: each needs the agreement of a second inspector (E60a, E60b;
 * docs/lifecycle.md#inspection).
 */
export const sellersFaults = [
  'counterfeit',
  'wrong_item',
  'used',
  'incomplete',
  'major_defect',
] as const satisfies readonly Finding[];
export type SellersFault = (typeof sellersFaults)[number];

/** The name of each finding on screens of the staff. */
export const findingNames: Readonly<Record<SellersFault, string>> = {
  counterfeit: 'Counterfeit',
  wrong_item: 'Another item or size than ordered',
  used: 'Used',
  incomplete: 'A part is missing',
  major_defect: 'Major defect',
};

/**
 * Returns true when an item with this finding can still be new, so that its seller may sell it as flash stock (RT1;
 * docs/lifecycle.md#returns). An item other than ordered would stand in the book of the wrong size.
 */
export function mayPassAsNew(finding: SellersFault): boolean {
  return finding === 'incomplete';
}

/**
 * Returns the loss in value by transit damage, in centavos: never more than the seller would have received (E60c;
 * docs/lifecycle.md#compensation-for-items).
 */
export function lossInTransit(assessed: Centavos, income: Centavos): Centavos {
  return min(assessed, income);
}
