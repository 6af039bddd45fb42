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
  /** In which step each status stands, counted from 1: the domain's table. */
  readonly steps: Readonly<Record<string, number>>;
  /** The one it is at. */
  readonly step: number;
  /** What the step it is at is called instead. */
  readonly nowName: string | undefined;
  /** It ended early: steps that never happened are not shown as done. */
  readonly isClosed: boolean;
  /** Oldest first. */
  readonly history: readonly HistoryEntry[];
};

const isEarlyEnd = ({ to }: HistoryEntry): boolean => to === 'transaction_closed' || to === 'bid_closed';

/** When each step ended; its day stands below it. What came back to an earlier step, as after a cancelled order, ends it once more. */
function endOf(position: number, { names, steps, history }: TrackInput): string | undefined {
  const stepAfter = ({ to }: HistoryEntry): number => steps[to] ?? 0;
  if (position === names.length) {
    return history.find((entry) => stepAfter(entry) === position)?.at;
  }
  const moves = history.filter((entry) => !isEarlyEnd(entry));
  const lastInIt = moves.findLastIndex((entry) => stepAfter(entry) <= position);
  return moves[lastInIt + 1]?.at;
}

/** The way of an ask, bid or order as steps with their days. */
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
