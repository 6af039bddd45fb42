import { proves } from '@suki/evidence/proves';
import { expect, test } from 'vitest';
import { motion } from './scales.ts';

test.each([
  ['the toast fades', 'toastFade', '140ms', 'Fades 140 ms (toast) and 200 ms (spinner)'],
  ['the spinner fades', 'spinnerFade', '200ms', 'Fades 140 ms (toast) and 200 ms (spinner)'],
  ['the spinner turns once', 'spinnerTurn', '1s', 'spinner turn 1 s.'],
] as const)('%s in the time of the specification', (_what, name, time, sentence) => {
  proves(sentence, { motion });
  if (name === 'spinnerTurn')
    proves('A global notice toast, a full-screen loading spinner, and a route-change progress bar.');
  expect(motion[name]).toBe(time);
});

test.each(['quick', 'slide', 'toastFade', 'spinnerFade'] as const)('%s takes 120 to 220 ms, as all motion', (name) => {
  const ms = Number.parseInt(motion[name], 10);
  expect(motion[name]).toBe(`${ms}ms`);
  expect(ms).toBeGreaterThanOrEqual(120);
  expect(ms).toBeLessThanOrEqual(220);
});
