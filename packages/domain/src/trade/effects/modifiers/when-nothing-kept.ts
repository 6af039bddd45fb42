import type { DepositChange } from '../../facts/decision.ts';
import type { TradeContext } from '../../facts/trade-context.ts';
import { moneyOf } from '../../money/money-of.ts';
import type { Condition } from '../../table/condition.ts';
import { transition } from '../../table/transitions.table.ts';
import { subjectOf } from '../row-timers.ts';
import type { Draft, Modifier } from './modifier.ts';

/** Keeps `penalty_release` from starting for a deposit that the bank took back: nothing is left to share out. */
export const whenNothingKept: Modifier = {
  name: 'nothing kept',
  title: 'No fine waits to be shared out where the bank had taken the deposit back',
  touches: (event) => {
    const { start = [], when = [], command } = transition(event);
    const isSurelyKept = when.some((condition) => kept.includes(condition));
    // The platform keeps a deposit only for fraud, which is a field of the command and not of the row (E45).
    return (start.includes('penalty_release') && !isSurelyKept) || command === 'platform_cancel';
  },
  before: (draft) => (startsRelease(draft) && !isFined(draft) ? withoutRelease(draft) : draft),
};

/** Rows with one of these conditions always keep a part of the deposit. */
const kept: readonly Condition[] = [
  'deposit held',
  'deposit deducted',
  'appealed',
  'bid deposit held',
  'bid deposit deducted',
  'bid appealed',
];

function startsRelease({ row, context }: Draft): boolean {
  return (row.start ?? []).includes('penalty_release') || (context.alsoStart ?? []).includes('penalty_release');
}

function isFined({ row, context }: Draft): boolean {
  const deposit = subjectOf('penalty_release', row, context);
  return deposit === null || isKept(deposit.id, moneyOf(row, context).deposits, context);
}

function isKept(id: string, changes: readonly DepositChange[], { ask, bid }: TradeContext): boolean {
  const isKeptBefore = [ask, bid].some((entry) => entry?.deposit.id === id && entry.deposit.status === 'deducted');
  return isKeptBefore || changes.some((change) => change.id === id && change.to === 'deducted');
}

function withoutRelease({ event, row, context }: Draft): Draft {
  return {
    event,
    row: { ...row, start: row.start?.filter((kind) => kind !== 'penalty_release') },
    context: { ...context, alsoStart: context.alsoStart?.filter((kind) => kind !== 'penalty_release') },
  };
}
