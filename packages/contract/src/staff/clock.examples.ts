import { HOUR_MS } from '@suki/domain/config/durations';
import type { ExamplesOf } from '../examples/example-of.ts';
import { at, later } from '../examples/moments.ts';
import type { clockRoutes } from './clock.table.ts';

const aDayLater = later(at.received, 24 * HOUR_MS);

export const clockExamples: ExamplesOf<typeof clockRoutes> = {
  getClock: { answer: { now: at.received, offsetMs: 0, movable: true } },
  moveClock: {
    body: { offsetMs: 24 * HOUR_MS },
    answer: { now: aDayLater, offsetMs: 24 * HOUR_MS, movable: true },
  },
};
