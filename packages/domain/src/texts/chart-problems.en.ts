import type { ChartProblem } from '../catalogue/chart-edit.ts';
import { CHART_ROWS_MAX, SIZE_LABEL_MAX } from '../config/catalogue-desk.ts';

/** Texts beside a label of a size chart. */
export const chartProblemsEn: Readonly<Record<ChartProblem['problem'], string>> = {
  empty: 'Every size needs this label.',
  twice: 'Another size has this label.',
  too_long: `Use at most ${SIZE_LABEL_MAX} plain characters.`,
  unknown: 'A colleague has changed this size. Open the chart again.',
  too_many: `A chart has at most ${CHART_ROWS_MAX} sizes.`,
};
