import { formatMoment } from '@suki/domain/time/format-moment';
import type { ReconciliationRun } from '@suki/sdk/types';
import { fullComparisonTexts as words } from './money.texts.ts';

/** A comparison with the gateway as a row of the table: payments, refunds and payouts together. */
export function runRows(runs: readonly ReconciliationRun[]) {
  return runs.map((run) => {
    const { checked, settled, differs, unanswered } = sumOf(run);
    return {
      id: run.id,
      cells: {
        begun: `${formatMoment(new Date(run.begunAt))}, ${whoOf(run)}`,
        state: stateOf(run),
        checked: String(checked),
        settled: String(settled),
        differs: String(differs),
        unanswered: String(unanswered),
      },
    };
  });
}

/** The result of the last comparison in a sentence. It is there from the start, so that nothing below jumps. */
export function lastRunText(runs: readonly ReconciliationRun[] | null): string {
  const [last] = runs ?? [];
  if (last === undefined) {
    return runs === null ? words.lookingUp : words.none;
  }
  const { checked, differs, unanswered } = sumOf(last);
  if (last.failedAt !== null) {
    return words.failed;
  }
  if (last.finishedAt === null) {
    return words.underWay(checked);
  }
  if (differs === 0 && unanswered === 0) {
    return words.agree(checked);
  }
  return words.differ(checked, differs, unanswered);
}

function stateOf({ finishedAt, failedAt }: ReconciliationRun): string {
  if (failedAt !== null) {
    return words.notFinished;
  }
  return finishedAt === null ? words.running : words.done(formatMoment(new Date(finishedAt)));
}

function whoOf({ day, begunByName }: ReconciliationRun): string {
  return day === null ? (begunByName ?? words.byHand) : words.byNight;
}

function sumOf({ payments, refunds, payouts }: ReconciliationRun) {
  const all = [payments, refunds, payouts];
  const sum = (key: keyof typeof payments): number => all.reduce((total, one) => total + one[key], 0);
  return {
    checked: sum('checked'),
    settled: sum('settled'),
    differs: sum('differs'),
    unanswered: sum('unanswered'),
  };
}
