import { limits } from '../../config/limits.ts';
import { DEFECT_DISCOUNT_PERCENT_MAX, priceLimits } from '../../config/prices.ts';
import { keysOf } from '../../keys-of.ts';
import type { Centavos } from '../../money/centavos.ts';
import type { TradeContext } from '../facts/trade-context.ts';
import { type Condition, type ConditionName, type InputCondition, not } from './condition.ts';
import { inputConditions, snapshotConditions } from './conditions.table.ts';

type Check = (known: TradeContext) => boolean;

/** Each condition and its opposite, prepared once instead of taken apart at each check. */
const checks: ReadonlyMap<Condition, Check> = new Map([
  ...keysOf(snapshotConditions).flatMap((name) => both(name, snapshotConditions[name])),
  ...keysOf(inputConditions).flatMap((name) => both(name, inputConditions[name].holds)),
]);

function both(name: ConditionName, check: Check): readonly (readonly [Condition, Check])[] {
  return [
    [name, check],
    [not(name), (known) => !check(known)],
  ];
}

/** Returns true when a condition of a row holds for these facts. */
export function holds(condition: Condition, known: TradeContext): boolean {
  return checkOf(condition)(known);
}

function checkOf(condition: Condition): Check {
  const check = checks.get(condition);
  if (check === undefined) {
    throw new TypeError(`Expected a condition of the table, got "${condition}".`);
  }
  return check;
}

/**
 * Returns true when a condition may hold, as far as the facts go: for the offers of a screen, before the command is
 * given. A condition on an unknown input may hold, and so may its opposite (docs/lifecycle.md#offers).
 */
export function mayHold(condition: Condition, known: TradeContext): boolean {
  const reads = readsOf.get(condition);
  if (reads !== undefined && known.inputs?.[reads] === undefined) return true;
  const check = known.ask === undefined ? withoutAsk.get(condition) : undefined;
  return (check ?? checkOf(condition))(known);
}

/** The inputs that conditions read. */
const readsOf: ReadonlyMap<Condition, keyof NonNullable<TradeContext['inputs']>> = new Map(
  keysOf(inputConditions).flatMap((name: InputCondition) => {
    const { reads } = inputConditions[name];
    return [[name, reads] as const, [not(name), reads] as const];
  }),
);

const always: Check = () => true;

/**
 * Conditions of the ask where it was not read, because an order's page does not have it. The ask's lane stands in the
 * order. Its origin is unknown there; `decide` always has the ask.
 */
const withoutAsk: ReadonlyMap<Condition, Check> = new Map<Condition, Check>([
  ...(['for a listing', 'for a bid'] as const).flatMap((name) => [
    [name, always] as const,
    [not(name), always] as const,
  ]),
  ...both('sent by the seller', ({ order }) => order?.lane !== 'flash'),
  // An item from stock that left once and came back is sent by the standard rules (E72).
  ...both('sent from stock', ({ order }) => order?.lane !== 'standard' && order?.redelivery == null),
]);

/** Returns true when a third of a state's window has passed (docs/lifecycle.md#reminders). */
export function isThirdOver(window: { readonly startedAt: Date; readonly fireAt: Date } | null, now: Date): boolean {
  if (window === null) return false;
  const length = window.fireAt.getTime() - window.startedAt.getTime();
  return now.getTime() - window.startedAt.getTime() >= length * limits.reminderAfterPart;
}

/**
 * Returns true for a discount for a small defect that is not above the allowed part of the price, and a multiple of the
 * price step (E59d).
 */
export function isAllowedDiscount(discount: Centavos, price: Centavos): boolean {
  return discount > 0 && discount % priceLimits.step === 0 && discount * 100 <= price * DEFECT_DISCOUNT_PERCENT_MAX;
}
