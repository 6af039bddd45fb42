import { limits } from '../../config/limits.ts';
import { priceLimits } from '../../config/prices.ts';
import type { Centavos } from '../../money/centavos.ts';
import type { TradeContext } from '../facts/trade-context.ts';
import { conditions } from './conditions.table.ts';

export type Condition = keyof typeof conditions;

/** Conditions that speak of what a command says, or of facts beside the snapshots: a preview cannot know them. */
const unknowable: ReadonlySet<Condition> = new Set([
  'payment pending',
  'no payment pending',
  'deposit covers the edit',
  'bid deposit covers the edit',
  'a suspension',
  'not a suspension',
  'decided for the user',
  'ask came last',
  'fine in suspense',
  'reversal final',
  'second payment',
  'reversal not final',
  'ask is innocent',
  'bid is innocent',
  'not compensated',
  'buyer accepts',
  'claim rejected',
  'claim settled in part',
  'claim upheld',
  'chooses return',
  'chooses flash',
  'chooses surrender',
  'chooses dispose',
  'courier delivered it',
  'counterfeit',
]);

/**
 * Conditions of the ask, where it was not read: an order's page does not have it. Its lane stands in the order, and nobody can know for what
 * it was made; `decide` always has the ask.
 */
const withoutAsk: Partial<Record<Condition, (known: TradeContext) => boolean>> = {
  'for a listing': () => true,
  'for a bid': () => true,
  // What left once, and came back, is no item from stock any more (E72).
  'sent by the seller': ({ order }) => order?.lane !== 'flash',
  'sent from stock': ({ order }) => order?.lane !== 'standard' && order?.redelivery == null,
};

/**
 * Whether a condition may hold, as far as the snapshots tell: for what a screen offers before the command is given (lifecycle, section 5).
 */
export function mayHold(condition: Condition, known: TradeContext): boolean {
  const isUntold = condition === 'a third has passed' && known.inputs?.isWindowThirdOver === undefined;
  const check = (known.ask === undefined ? withoutAsk[condition] : undefined) ?? conditions[condition];
  return unknowable.has(condition) || isUntold || check(known);
}

/** Whether a condition of the table holds for these facts (lifecycle, section 5). */
export function holds(condition: Condition, known: TradeContext): boolean {
  return conditions[condition](known);
}

/** Whether a third of a state's window has passed (lifecycle, section 1, "send reminder"). */
export function isThirdOver(window: { readonly startedAt: Date; readonly fireAt: Date } | null, now: Date): boolean {
  if (window === null) return false;
  const length = window.fireAt.getTime() - window.startedAt.getTime();
  return now.getTime() - window.startedAt.getTime() >= length * limits.reminderAfterPart;
}

/** The largest discount for a small defect: a part of the price, and a multiple of the price step (E59d). */
export function isAllowedDiscount(discount: Centavos, price: Centavos): boolean {
  return discount > 0 && discount % priceLimits.step === 0 && discount * 100 <= price * limits.discountPercent;
}
