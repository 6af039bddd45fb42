import type { ExamplesOf } from '../examples/example-of.ts';
import type { figureRoutes } from './figures.table.ts';

export const figureExamples: ExamplesOf<typeof figureRoutes> = {
  getServiceFigures: {
    answer: {
      figures: { days: 90, inspected: 812, medianMinutes: 540, passedPercent: 96, datesMetPercent: 94 },
    },
  },
};
