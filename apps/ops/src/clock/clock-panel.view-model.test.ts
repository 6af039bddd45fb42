import { HOUR_MS } from '@suki/domain/config/durations';
import { expect, test } from 'vitest';
import { offsetText } from './clock-panel.view-model.ts';

test.each([
  [0, 'real time'],
  [20_000, 'real time'],
  [15 * 60_000, '15 min ahead'],
  [HOUR_MS, '1 h ahead'],
  [25.25 * HOUR_MS, '1 day 1 h 15 min ahead'],
  [7 * 24 * HOUR_MS, '7 days ahead'],
  [-1.5 * HOUR_MS, '1 h 30 min behind'],
])('an offset of %i ms reads "%s"', (offsetMs, text) => {
  expect(offsetText(offsetMs)).toBe(text);
});
