import { expect, test } from 'vitest';
import { motion } from './scales.ts';

test.each([
  ['the toast fades', 'toastFade', '140ms'],
  ['the spinner fades', 'spinnerFade', '200ms'],
  ['the spinner turns once', 'spinnerTurn', '1s'],
] as const)('%s in the time of the specification', (_what, name, time) => {
  expect(motion[name]).toBe(time);
});
