import { expect, test } from 'vitest';
import { movedText } from './clock-panel.view-model.ts';

test.each([
  [0, 'Clock: real time'],
  [15 * 60_000, 'Clock: 15 min ahead'],
  [3_600_000, 'Clock: 1 h ahead'],
  [25.25 * 3_600_000, 'Clock: 25 h 15 min ahead'],
  [-90 * 60_000, 'Clock: 1 h 30 min behind'],
])('an offset of %i ms reads "%s"', (offsetMs, text) => {
  expect(movedText({ offsetMs })).toBe(text);
});
