import { MINUTE_MS } from '../config/durations.ts';
import { figuresWindow } from '../config/figures.ts';

/** Counts over the inspections of the window of `figuresWindow`. */
export type ServiceCounts = {
  readonly inspected: number;
  readonly passed: number;
  /** From the arrival at the warehouse to the report, the middle one, in milliseconds; null without an inspection. */
  readonly medianMs: number | null;
  /** Orders whose promised last day is over or that are delivered. */
  readonly dated: number;
  /** Those of them that were delivered by that day. */
  readonly datesMet: number;
};

export type ServiceFigures = {
  readonly days: number;
  readonly inspected: number;
  /** In whole minutes, rounded up. */
  readonly medianMinutes: number;
  /** Whole per cent, rounded down: no figure says more than is true. */
  readonly passedPercent: number;
  /** Null until enough orders have arrived. */
  readonly datesMetPercent: number | null;
};

const percent = (part: number, whole: number): number => Math.floor((100 * part) / whole);

/** Returns the figures of our work that shoppers see; null while there are too few inspections (ADR 0172). */
export function serviceFigures({ inspected, passed, medianMs, dated, datesMet }: ServiceCounts): ServiceFigures | null {
  const { days, leastInspections } = figuresWindow;
  if (inspected < leastInspections || medianMs === null) return null;
  return {
    days,
    inspected,
    medianMinutes: Math.ceil(medianMs / MINUTE_MS),
    passedPercent: percent(passed, inspected),
    datesMetPercent: dated < leastInspections ? null : percent(datesMet, dated),
  };
}
