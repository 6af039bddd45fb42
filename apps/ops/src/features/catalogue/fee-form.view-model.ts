import { type Category, categories } from '@suki/domain/catalogue/categories';
import { actReasonLength } from '@suki/domain/config/suspension';
import { problemsOfFeeRule } from '@suki/domain/fees/check-fee-rule';
import type { FeeKind } from '@suki/domain/fees/fee-kinds';
import type { FeeRule } from '@suki/domain/fees/fee-rules';
import { feeSentence } from '@suki/domain/fees/fee-sentence';
import type { BrandId } from '@suki/domain/ids/id';
import { type Centavos, pesos, subtract } from '@suki/domain/money/centavos';
import { formatMoney } from '@suki/domain/money/format-money';
import { feeRulesEn } from '@suki/domain/texts/fee-rules.en';
import { fill } from '@suki/domain/texts/format-message';
import type { Checked } from '@suki/sdk/form';
import type { FeeDryRun, FeePlan, FeeVersion } from '@suki/sdk/types';
import { bulkTexts, categoryWords } from './catalogue.texts.ts';
import { feesTexts as words } from './fees.texts.ts';

export type FeeDraft = {
  readonly kind: FeeKind;
  readonly category: string;
  readonly brandName: string;
  readonly brandId: BrandId | null;
  readonly type: 'percentage' | 'fixed' | 'end';
  readonly amount: string;
  readonly minFee: string;
  readonly maxFee: string;
  readonly starts: string;
  readonly reason: string;
};

export const emptyFee: FeeDraft = {
  kind: 'tech_service',
  category: '',
  brandName: '',
  brandId: null,
  type: 'percentage',
  amount: '',
  minFee: '',
  maxFee: '',
  starts: '',
  reason: '',
};

export const feeFields = [
  'brandName',
  'amount',
  'minFee',
  'maxFee',
  'starts',
  'reason',
] as const satisfies readonly (keyof FeeDraft)[];

/** A typed number; null for nothing, undefined for what is no number. */
function numberOf(text: string): number | null | undefined {
  const digits = text.replace(/[₱%,\s]/g, '');
  if (digits === '') return null;
  return /^\d{1,9}(?:\.\d{1,4})?$/.test(digits) ? Number(digits) : undefined;
}

/** A typed amount of pesos with at most two decimals. */
function amountOf(text: string): Centavos | null | undefined {
  const number = numberOf(text);
  if (number === null || number === undefined) return number;
  return Number(number.toFixed(2)) === number ? pesos(number) : undefined;
}

/** Returns the rule to try, or the errors by field. */
export function checkPlan(draft: FeeDraft): Checked<FeeDraft, FeePlan> {
  const category: Category | null = categories.find((one) => one === draft.category) ?? null;
  const brandMissing = draft.brandName.trim() !== '' && draft.brandId === null;
  const scope = { kind: draft.kind, category, brandId: draft.brandId };
  const brandError = brandMissing ? { brandName: bulkTexts.brandMissing } : {};
  if (draft.type === 'end')
    return brandMissing ? { ok: false, errors: brandError } : { ok: true, input: { ...scope, rule: null } };
  const isShare = draft.type === 'percentage';
  const amount = isShare ? numberOf(draft.amount) : amountOf(draft.amount);
  const [minFee, maxFee] = [amountOf(draft.minFee), amountOf(draft.maxFee)];
  const rule: FeeRule = {
    feeType: draft.type,
    feeAmount: amount ?? -1,
    discountFeeAmount: null,
    minFee: minFee ?? null,
    maxFee: maxFee ?? null,
  };
  const problems = problemsOfFeeRule(rule);
  const errors = {
    ...brandError,
    ...(problems.includes('feeAmount') ? { amount: isShare ? words.percentHint : words.amountHint } : {}),
    ...(minFee === undefined || problems.includes('minFee') ? { minFee: words.amountHint } : {}),
    ...(maxFee === undefined ? { maxFee: words.amountHint } : {}),
    ...(maxFee !== undefined && problems.includes('maxFee') ? { maxFee: words.limits } : {}),
  };
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, input: { ...scope, rule } };
}

export type DatedPlan = FeePlan & { readonly effectiveFrom: string; readonly reason: string };

/** Returns the plan to carry out: the rule with its first day, after `today`, and the reason. */
export function checkDatedPlan(draft: FeeDraft, today: string): Checked<FeeDraft, DatedPlan> {
  const plan = checkPlan(draft);
  const reason = draft.reason.trim();
  const errors = {
    ...(plan.ok ? {} : plan.errors),
    ...(draft.starts > today ? {} : { starts: words.startsMissing }),
    ...(reason.length < actReasonLength.min ? { reason: bulkTexts.reasonMissing } : {}),
  };
  return plan.ok && Object.keys(errors).length === 0
    ? { ok: true, input: { ...plan.input, effectiveFrom: `${draft.starts}T00:00:00+08:00`, reason } }
    : { ok: false, errors };
}

/** "4% of the price, at least ₱50." */
export function ruleText(rule: FeeVersion['rule']): string {
  if (rule === null) return words.ended;
  const { messageId, params } = feeSentence(rule);
  return fill(feeRulesEn[messageId], params);
}

/** The goods of a rule: "Shoes, Nike". */
export function goodsText({ category, brandName }: Pick<FeeVersion, 'category' | 'brandName'>): string {
  const goods = [category === null ? null : categoryWords[category], brandName].filter((part) => part !== null);
  return goods.length === 0 ? words.all : goods.join(', ');
}

export function runFacts({ feesNow, feesThen, dearer, cheaper }: FeeDryRun) {
  const difference = subtract(feesThen, feesNow);
  return [
    { name: words.feesNow, value: formatMoney(feesNow) },
    { name: words.feesThen, value: formatMoney(feesThen) },
    { name: words.difference, value: `${difference > 0 ? '+' : ''}${formatMoney(difference)}` },
    { name: words.dearer, value: String(dearer) },
    { name: words.cheaper, value: String(cheaper) },
  ];
}

/** The sales that change most, numbered: two sales may be alike in everything. */
export function extremesOf({ extremes }: Pick<FeeDryRun, 'extremes'>) {
  return extremes.map((extreme, id) => ({ ...extreme, id }));
}
