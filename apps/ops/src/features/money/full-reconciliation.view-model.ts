import { formatMoment } from '@suki/domain/time/format-moment';
import type { ReconciliationRun } from '@suki/sdk/types';

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
    return runs === null ? 'Looking up the last comparison.' : 'Nothing was compared yet.';
  }
  const { checked, differs, unanswered } = sumOf(last);
  if (last.failedAt !== null) {
    return 'The last comparison came to no end: the gateway did not answer.';
  }
  if (last.finishedAt === null) {
    return `A comparison is under way: ${checked} asked so far. It goes on by itself.`;
  }
  if (differs === 0 && unanswered === 0) {
    return `The books and the gateway agree on all ${checked}.`;
  }
  return `Of ${checked}, ${differs} differ: each is an alert. ${unanswered} had no answer and are asked about again in the night.`;
}

function stateOf({ finishedAt, failedAt }: ReconciliationRun): string {
  if (failedAt !== null) {
    return 'Came to no end';
  }
  return finishedAt === null ? 'Under way' : `Done ${formatMoment(new Date(finishedAt))}`;
}

function whoOf({ day, begunByName }: ReconciliationRun): string {
  return day === null ? (begunByName ?? 'by hand') : 'by night';
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
