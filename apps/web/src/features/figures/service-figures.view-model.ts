import type { ServiceFigures } from '@suki/sdk/types';
import { figuresTexts as texts } from './figures.texts.ts';

const MINUTES_OF_HOUR = 60;
/** Below two hours a figure says minutes. */
const SHORT_MINUTES = 120;

function length(minutes: number): string {
  return minutes < SHORT_MINUTES ? texts.minutes(minutes) : texts.hours(Math.ceil(minutes / MINUTES_OF_HOUR));
}

/** The figures of our work as a row of values with their names. */
export function statsOf({ days, inspected, medianMinutes, passedPercent, datesMetPercent }: ServiceFigures) {
  return [
    { name: texts.inspected(days), value: inspected.toLocaleString('en-PH') },
    { name: texts.median, value: length(medianMinutes) },
    { name: texts.passed, value: texts.percent(passedPercent) },
    ...(datesMetPercent === null ? [] : [{ name: texts.datesMet, value: texts.percent(datesMetPercent) }]),
  ];
}
