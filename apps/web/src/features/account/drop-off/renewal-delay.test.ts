import { expect, test } from 'vitest';
import { renewalDelayMs } from './renewal-delay.ts';

const expiresAt = '2026-11-23T08:05:00.000Z';

test.each([
  ['a minute before the end', '2026-11-23T08:00:00.000Z', 240_000],
  ['at once when the tab slept past it', '2026-11-23T09:00:00.000Z', 1_000],
])('security 1: the counter’s code is renewed %s', (_when, now, expected) => {
  expect(renewalDelayMs(expiresAt, new Date(now))).toBe(expected);
});
