import { expect, test } from 'vitest';
import { motion } from './scales.ts';

test.each([
  ['the toast fades', 'toastFade', '140ms'],
  ['the spinner fades', 'spinnerFade', '200ms'],
  ['the spinner turns once', 'spinnerTurn', '1s'],
] as const)('%s in the time of the specification', (_what, name, time) => {
  expect(motion[name]).toBe(time);
});

test.each(['quick', 'slide', 'toastFade', 'spinnerFade'] as const)('%s takes 120 to 220 ms, as all motion', (name) => {
  const ms = Number.parseInt(motion[name], 10);
  expect(motion[name]).toBe(`${ms}ms`);
  expect(ms).toBeGreaterThanOrEqual(120);
  expect(ms).toBeLessThanOrEqual(220);
});
