import type { HistoryEntry } from '@suki/sdk/types';
import { day } from './when.ts';

export type TrackStep = {
  readonly id: string;
  readonly name: string;
  readonly date?: string;
  readonly state: 'done' | 'now' | 'todo';
};

export type TrackInput = {
  readonly names: readonly string[];
  /** Which events end each step; their day stands below it. */
  readonly ends: readonly (readonly string[])[];
  /** Counted from 1. */
  readonly step: number;
  /** What the step it is at is called instead. */
  readonly nowName: string | undefined;
  /** It ended early: steps that never happened are not shown as done. */
  readonly isClosed: boolean;
  readonly history: readonly HistoryEntry[];
};

/** The way of an ask or order as steps with their days. */
export function trackSteps({ names, ends, step, nowName, isClosed, history }: TrackInput): readonly TrackStep[] {
  return names.map((name, index) => {
    const at = history.find(({ event }) => ends[index]?.includes(event) === true)?.at;
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
