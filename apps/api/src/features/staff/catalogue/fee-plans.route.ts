import type { FeePlan, FeeVersion as FeeVersionAnswer } from '@suki/contract/staff/catalogue.schemas';
import { noteCatalogueChanges } from '@suki/db/queries/catalogue-changes';
import { brandsById } from '@suki/db/queries/catalogue-desk';
import {
  type FeeVersion,
  feeVersionAt,
  feeVersions,
  lockFeeVersion,
  pastSales,
  planFeeVersion,
  withdrawFeeVersion,
} from '@suki/db/queries/fee-plans';
import type { Db } from '@suki/db/statement';
import { type Tx, withTransaction } from '@suki/db/tx';
import { DRY_RUN_SALES } from '@suki/domain/config/catalogue-desk';
import { problemsOfFeeRule } from '@suki/domain/fees/check-fee-rule';
import { type DryRun, dryRun } from '@suki/domain/fees/dry-run';
import { feeKindNames } from '@suki/domain/fees/fee-kinds';
import type { FeeRule, FeeRules } from '@suki/domain/fees/fee-rules';
import { feeSentence } from '@suki/domain/fees/fee-sentence';
import { en } from '@suki/domain/texts/en';
import { fieldsEn } from '@suki/domain/texts/fields.en';
import { fill } from '@suki/domain/texts/format-message';
import type { z } from 'zod';
import type { Handler } from '../../../http/handler.ts';
import { validationRefusal } from '../../../http/read-input.ts';
import { feeRulesOf } from '../../asks/fee-rules-of.ts';

type Plan = z.output<typeof FeePlan>;

/** The versions, each with what it is now: of each rule the first one that has begun is in force. */
async function presentVersions(db: Db, now: Date): Promise<z.output<typeof FeeVersionAnswer>[]> {
  const begun = new Set<string>();
  return (await feeVersions(db)).map((version) => {
    const { kind, category, brandId, brandName, effectiveFrom, isEnded } = version;
    const rule = [kind, category ?? 'all', brandId ?? 'all'].join(' ');
    const isPlanned = effectiveFrom > now;
    const state = isPlanned ? 'planned' : begun.has(rule) ? 'over' : 'in_force';
    if (!isPlanned) begun.add(rule);
    return {
      id: `${rule} ${effectiveFrom.toISOString()}`,
      kind,
      category,
      brandId,
      brandName,
      rule: isEnded ? null : ruleOf(version),
      effectiveFrom: effectiveFrom.toISOString(),
      state,
    };
  });
}

function ruleOf({ feeType, feeAmount, discountFeeAmount, minFee, maxFee }: FeeVersion): FeeRule {
  return { feeType, feeAmount, discountFeeAmount, minFee, maxFee };
}

export const listFeeVersions: Handler<'listFeeVersions'> = async (_call, { pool, clock }) => ({
  versions: await presentVersions(pool, clock.now()),
});

/** @throws ApiRefusal VALIDATION that names each field of the rule which cannot be. */
function checkRule(rule: FeeRule | null): void {
  const problems = rule === null ? [] : problemsOfFeeRule(rule);
  if (problems.length > 0)
    throw validationRefusal(problems.map((field) => ({ field: `body.rule.${field}`, rule: fieldsEn['field.number'] })));
}

async function nameOfBrand(tx: Tx, { brandId }: Plan, missing: () => Error): Promise<string | null> {
  if (brandId === null) return null;
  const brand = (await brandsById(tx, [brandId])).get(brandId);
  if (brand === undefined) throw missing();
  return brand.name;
}

/** Carries the answer of a dry run out of its transaction, which ends without a trace. */
class DryRunIsOver extends Error {
  readonly result: DryRun;

  constructor(result: DryRun) {
    super('The dry run is over.');
    this.result = result;
  }
}

/**
 * `POST /staff/catalogue/fee/dry-run`. The plan is written and rolled back, so that the very statement of every trade
 * decides which rule holds for which goods, before and after.
 */
export const tryFeeRule: Handler<'tryFeeRule'> = async ({ body, refuse }, { pool, clock }) => {
  checkRule(body.rule);
  try {
    return await withTransaction(pool, async (tx) => {
      await nameOfBrand(tx, body, () => refuse('BRAND_NOT_FOUND'));
      const now = clock.now();
      const sales = await pastSales(tx, DRY_RUN_SALES);
      const goods = new Map(sales.map(({ category, brandId }) => [`${category} ${brandId}`, { category, brandId }]));
      const rulesOfAll = async (): Promise<ReadonlyMap<string, FeeRules>> => {
        const rules = new Map<string, FeeRules>();
        for (const [key, of] of goods) rules.set(key, await feeRulesOf(tx, of, now));
        return rules;
      };
      const before = await rulesOfAll();
      await planFeeVersion(tx, body, { rule: body.rule, effectiveFrom: now });
      const after = await rulesOfAll();
      const tried = sales.flatMap(({ name, price, lane, category, brandId }) => {
        const [rulesNow, rulesThen] = [before, after].map((rules) => rules.get(`${category} ${brandId}`));
        return rulesNow === undefined || rulesThen === undefined ? [] : [{ name, price, lane, rulesNow, rulesThen }];
      });
      throw new DryRunIsOver(dryRun(tried));
    });
  } catch (error) {
    if (error instanceof DryRunIsOver) return { ...error.result, extremes: [...error.result.extremes] };
    throw error;
  }
};

const sentenceOf = (rule: FeeRule): string => {
  const { messageId, params } = feeSentence(rule);
  return fill(en[messageId], params);
};

/** The name of a rule in the history: "Tech service fee, shoes, adidas". */
function subjectOf({ kind, category }: Pick<Plan, 'kind' | 'category'>, brandName: string | null): string {
  return [feeKindNames[kind], category, brandName].filter((part) => part !== null).join(', ');
}

/** `POST /staff/catalogue/fee`. What begins in the past would change fees that people have seen. */
export const planFeeRule: Handler<'planFeeRule'> = async ({ body, caller, refuse }, { pool, clock }) => {
  checkRule(body.rule);
  const now = clock.now();
  const effectiveFrom = new Date(body.effectiveFrom);
  if (effectiveFrom <= now) throw refuse('TOO_LATE');
  await withTransaction(pool, async (tx) => {
    const brandName = await nameOfBrand(tx, body, () => refuse('BRAND_NOT_FOUND'));
    const before = await feeVersionAt(tx, body, effectiveFrom);
    await planFeeVersion(tx, body, { rule: body.rule, effectiveFrom });
    await noteCatalogueChanges(
      tx,
      [
        {
          subject: 'fee_rule',
          subjectId: subjectOf(body, brandName),
          before: { fee: before === undefined ? null : sentenceOf(ruleOf(before)) },
          after: { fee: body.rule === null ? null : sentenceOf(body.rule), effectiveFrom: effectiveFrom.toISOString() },
        },
      ],
      { byId: caller.userId, at: now, reason: body.reason },
    );
  });
  return { versions: await presentVersions(pool, now) };
};

/** `POST /staff/catalogue/fee/withdrawal`. A version that has begun decided about fees, so it stays for good. */
export const withdrawFeePlan: Handler<'withdrawFeePlan'> = async ({ body, caller, refuse }, { pool, clock }) => {
  const now = clock.now();
  const begins = new Date(body.effectiveFrom);
  await withTransaction(pool, async (tx) => {
    const plan = await lockFeeVersion(tx, body, begins);
    if (plan === undefined) throw refuse('FEE_PLAN_NOT_FOUND');
    if (begins <= now) throw refuse('TOO_LATE');
    await withdrawFeeVersion(tx, body, begins);
    await noteCatalogueChanges(
      tx,
      [
        {
          subject: 'fee_rule',
          subjectId: subjectOf(body, plan.brandName),
          before: { fee: plan.isEnded ? null : sentenceOf(ruleOf(plan)), effectiveFrom: begins.toISOString() },
          after: { fee: null, effectiveFrom: null },
        },
      ],
      { byId: caller.userId, at: now, reason: body.reason },
    );
  });
  return { versions: await presentVersions(pool, now) };
};
