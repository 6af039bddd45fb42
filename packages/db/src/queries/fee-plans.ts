import type { Category } from '@suki/domain/catalogue/categories';
import { FEE_VERSIONS_MAX } from '@suki/domain/config/catalogue-desk';
import type { FeeKind } from '@suki/domain/fees/fee-kinds';
import type { FeeRule } from '@suki/domain/fees/fee-rules';
import type { BrandId } from '@suki/domain/ids/id';
import type { Centavos } from '@suki/domain/money/centavos';
import type { Lane } from '@suki/domain/trade/facts/statuses';
import { type Db, first, many, statement, touch } from '../statement.ts';
import type { Tx } from '../tx.ts';

/** The goods that a fee rule is about; null for all. */
export type FeeScope = { readonly kind: FeeKind; readonly category: Category | null; readonly brandId: BrandId | null };

export type FeeVersion = FeeScope &
  FeeRule & { readonly brandName: string | null; readonly effectiveFrom: Date; readonly isEnded: boolean };

const columns = `f.kind, f.category, f.brand_id as "brandId", b.name as "brandName", f.fee_type as "feeType", f.fee_amount as "feeAmount",
  f.discount_fee_amount as "discountFeeAmount", f.min_fee as "minFee", f.max_fee as "maxFee", f.effective_from as "effectiveFrom", f.is_ended as "isEnded"`;

const versionsStatement = statement<FeeVersion, [number]>(
  'fee-plans.versions',
  `select ${columns} from fee_rules f left join brands b on b.id = f.brand_id
order by f.effective_from desc, f.kind, f.category nulls first, b.name nulls first limit $1::int`,
);

/** The versions of all fee rules, the latest first. */
export async function feeVersions(db: Db): Promise<readonly FeeVersion[]> {
  return await many(db, versionsStatement, [FEE_VERSIONS_MAX]);
}

const beforeStatement = statement<FeeVersion, [FeeKind, string | null, BrandId | null, Date]>(
  'fee-plans.before',
  `select ${columns} from fee_rules f left join brands b on b.id = f.brand_id
where f.kind = $1::text and f.category is not distinct from $2::text and f.brand_id is not distinct from $3::text and f.effective_from <= $4::timestamptz
order by f.effective_from desc limit 1`,
);

/** The version of exactly this rule that holds at a moment; undefined when there is none, or it has ended. */
export async function feeVersionAt(db: Db, scope: FeeScope, at: Date): Promise<FeeVersion | undefined> {
  const version = await first(db, beforeStatement, [scope.kind, scope.category, scope.brandId, at]);
  return version?.isEnded === true ? undefined : version;
}

type PlanValues = [
  FeeKind,
  string | null,
  BrandId | null,
  string,
  number,
  number | null,
  Centavos | null,
  Centavos | null,
  Date,
  boolean,
];

const planStatement = statement<unknown, PlanValues>(
  'fee-plans.plan',
  `insert into fee_rules (kind, category, brand_id, fee_type, fee_amount, discount_fee_amount, min_fee, max_fee, effective_from, is_ended)
values ($1, $2, $3, $4, $5::float8, $6::float8, $7::bigint, $8::bigint, $9::timestamptz, $10::boolean)
on conflict (kind, coalesce(category, ''), coalesce(brand_id, ''), effective_from) do update set fee_type = excluded.fee_type,
  fee_amount = excluded.fee_amount, discount_fee_amount = excluded.discount_fee_amount, min_fee = excluded.min_fee, max_fee = excluded.max_fee,
  is_ended = excluded.is_ended`,
);

/** Plans a version of a rule; null ends the rule. A plan of the same moment is replaced. */
export async function planFeeVersion(
  tx: Tx,
  { kind, category, brandId }: FeeScope,
  { rule, effectiveFrom }: { readonly rule: FeeRule | null; readonly effectiveFrom: Date },
): Promise<void> {
  await touch(tx, planStatement, [
    kind,
    category,
    brandId,
    rule?.feeType ?? 'fixed',
    rule?.feeAmount ?? 0,
    rule?.discountFeeAmount ?? null,
    rule?.minFee ?? null,
    rule?.maxFee ?? null,
    effectiveFrom,
    rule === null,
  ]);
}

const atStatement = statement<FeeVersion, [FeeKind, string | null, BrandId | null, Date]>(
  'fee-plans.lock-at',
  `select ${columns} from fee_rules f left join brands b on b.id = f.brand_id
where f.kind = $1::text and f.category is not distinct from $2::text and f.brand_id is not distinct from $3::text and f.effective_from = $4::timestamptz
for no key update of f`,
);

/** Locks the version of exactly this rule that begins at a moment; undefined when there is none. */
export async function lockFeeVersion(tx: Tx, scope: FeeScope, at: Date): Promise<FeeVersion | undefined> {
  return await first(tx, atStatement, [scope.kind, scope.category, scope.brandId, at]);
}

const withdrawStatement = statement<unknown, [FeeKind, string | null, BrandId | null, Date]>(
  'fee-plans.withdraw',
  `delete from fee_rules f
where f.kind = $1::text and f.category is not distinct from $2::text and f.brand_id is not distinct from $3::text and f.effective_from = $4::timestamptz`,
);

/** Takes a version back that has not begun; whoever calls has locked it. */
export async function withdrawFeeVersion(tx: Tx, scope: FeeScope, at: Date): Promise<void> {
  await touch(tx, withdrawStatement, [scope.kind, scope.category, scope.brandId, at]);
}

export type PastSale = {
  readonly name: string;
  readonly category: Category;
  readonly brandId: BrandId | null;
  readonly price: Centavos;
  readonly lane: Lane;
};

const salesStatement = statement<PastSale, [number]>(
  'fee-plans.past-sales',
  `with newest as (
  select s.item_id, s.price, s.lane, s.created_at from sales s order by s.created_at desc limit $1::int
)
select i.name, i.category, i.brand_ids[1] as "brandId", n.price, n.lane from newest n join items i on i.id = n.item_id order by n.created_at desc`,
);

/** The newest sales, with what decides about their fees and without the people. */
export async function pastSales(db: Db, limit: number): Promise<readonly PastSale[]> {
  return await many(db, salesStatement, [limit]);
}
