import type { HistoryEntry } from '@suki/sdk/types';
import { day } from '../../shell/when.ts';

export type TrackStep = {
  readonly id: string;
  readonly name: string;
  readonly date?: string;
  readonly state: 'done' | 'now' | 'todo';
};

export type TrackInput = {
  readonly names: readonly string[];
  /** The step of each status, counted from 1, from the domain's table. */
  readonly steps: Readonly<Record<string, number>>;
  /** The current step. */
  readonly step: number;
  /** Replaces the name of the current step. */
  readonly nowName: string | undefined;
  /** True after an early end: steps that never happened are not shown as done. */
  readonly isClosed: boolean;
  /** Oldest first. */
  readonly history: readonly HistoryEntry[];
};

const isEarlyEnd = ({ to }: HistoryEntry): boolean => to === 'transaction_closed' || to === 'bid_closed';

/** The time when a step ended, the last one if a cancelled order brought the trade back to that step. */
function endOf(position: number, { names, steps, history }: TrackInput): string | undefined {
  const stepAfter = ({ to }: HistoryEntry): number => steps[to] ?? 0;
  if (position === names.length) {
    return history.find((entry) => stepAfter(entry) === position)?.at;
  }
  const moves = history.filter((entry) => !isEarlyEnd(entry));
  const lastInIt = moves.findLastIndex((entry) => stepAfter(entry) <= position);
  return moves[lastInIt + 1]?.at;
}

export function trackSteps(input: TrackInput): readonly TrackStep[] {
  const { names, step, nowName, isClosed } = input;
  return names.map((name, index) => {
    const at = endOf(index + 1, input);
    const hasHappened = !isClosed || at !== undefined;
    const before = hasHappened ? 'done' : 'todo';
    const state = index + 1 < step ? before : index + 1 === step ? 'now' : 'todo';
    return {
      id: name,
      name: state === 'now' && nowName !== undefined ? nowName : name,
      state,
      ...(at === undefined ? {} : { date: day(at) }),
    };
  });
}
