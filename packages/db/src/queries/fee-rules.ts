import type { Category } from '@suki/domain/catalogue/categories';
import type { BrandId } from '@suki/domain/ids/id';
import { feeRules } from '../schema/catalogue.ts';
import { columnsOf, type Db, many, statement } from '../statement.ts';

export type FeeRuleRow = typeof feeRules.$inferSelect;
/** The part of a rule by which a fee is counted. */
export type FeeTerms = Omit<FeeRuleRow, 'category' | 'brandId' | 'effectiveFrom' | 'isEnded'>;

/**
 * Returns the query for the fee rules of a category and a brand, one row of each kind: a rule of the brand wins over a
 * rule of the category, and both win over the rule for all (ADR 0013). Of the versions of a rule the newest one that
 * has begun at `at` counts (ADR 0180). All three are SQL expressions, because a purchase reads its fee rules in the
 * statement of its locks (ADR 0057).
 */
export function feeRulesText(
  of: { readonly category: string; readonly brandId: string; readonly at: string },
  columns: string,
): string {
  return `select distinct on (f.kind) ${columns} from fee_rules f
where (f.category is null or f.category = ${of.category}) and (f.brand_id is null or f.brand_id = ${of.brandId})
  and f.effective_from <= ${of.at} and not f.is_ended and not exists (
    select from fee_rules newer where newer.kind = f.kind and newer.category is not distinct from f.category
      and newer.brand_id is not distinct from f.brand_id and newer.effective_from > f.effective_from and newer.effective_from <= ${of.at}
  )
order by f.kind, (f.brand_id is not null) desc, (f.category is not null) desc`;
}

/** The columns of a fee rule `f` that a fee is counted by. */
export const feeTermColumns = columnsOf(feeRules, 'f', ['category', 'brandId', 'effectiveFrom', 'isEnded']);

const feeRulesStatement = statement<FeeRuleRow, [string, BrandId | null, Date]>(
  'fee-rules.for-goods',
  feeRulesText({ category: '$1::text', brandId: '$2::text', at: '$3::timestamptz' }, columnsOf(feeRules, 'f')),
);

/** Returns the most specific rule of each kind for a category and brand that is in force at a moment (ADR 0013). */
export async function feeRulesFor(
  db: Db,
  { category, brandId }: { readonly category: Category; readonly brandId: BrandId | null },
  at: Date,
): Promise<readonly FeeRuleRow[]> {
  return await many(db, feeRulesStatement, [category, brandId, at]);
}
