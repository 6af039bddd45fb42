import { type FeeTerms, feeRulesFor } from '@suki/db/queries/fee-rules';
import type { SkuFacts } from '@suki/db/queries/sku-facts';
import type { Db } from '@suki/db/statement';
import { sellerFees } from '@suki/domain/config/fees';
import type { FeeRule, FeeRules } from '@suki/domain/fees/fee-rules';

const names = { tech_service: 'techService', payment: 'payment', operational: 'operational' } as const;

/** The seller's three fee rules for a category and brand at a moment; the defaults where nothing was set (ADR 0013). */
export async function feeRulesOf(
  db: Db,
  { category, brandId }: Pick<SkuFacts, 'category' | 'brandId'>,
  at: Date,
): Promise<FeeRules> {
  return feeRulesIn(await feeRulesFor(db, { category, brandId }, at));
}

/** Picks the fee rules from rows that were read already, at most one row of each kind. */
export function feeRulesIn(rows: readonly FeeTerms[]): FeeRules {
  return { ...sellerFees, ...Object.fromEntries(rows.map((row) => [names[row.kind], ruleOf(row)])) };
}

function ruleOf({ feeType, feeAmount, discountFeeAmount, minFee, maxFee }: FeeTerms): FeeRule {
  return { feeType, feeAmount, discountFeeAmount, minFee, maxFee };
}
