import { proves } from '@suki/evidence/proves';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  createRouteProgress,
  delayAtMs,
  nextPercent,
  type RouteProgress,
  resetAfterMs,
  startPercent,
} from './route-progress.ts';

const progressBar =
  'The progress bar starts at 10 percent, climbs to about 70 percent, then slowly to 90 percent, and jumps to 100 percent when the change ends or fails.';
const steps =
  'Progress bar: start 10 percent; to 70 percent in steps of about 3 to 5 every 200 ms; then to 90 percent in steps of about 1 to 3 every 500 ms; at the end 100 percent, reset after 220 ms.';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const percentOf = (progress: RouteProgress) => {
  const state = progress.current();
  return state.phase === 'idle' ? undefined : state.percent;
};

test.each([
  ['below 70 the least step is 3', 10, 0, 13],
  ['below 70 the largest step is 5', 10, 1, 15],
  ['a quick step stops at 70', 68, 1, 70],
  ['from 70 the least step is 1', 70, 0, 71],
  ['from 70 the largest step is 3', 70, 1, 73],
  ['a slow step stops at 90', 89, 1, 90],
  ['at 90 it waits', 90, 1, 90],
])('%s', (_title, percent, chance, expected) => {
  proves(steps, { nextPercent });
  expect(nextPercent(percent, chance)).toBe(expected);
});

test.each([
  [10, 200],
  [69.9, 200],
  [70, 500],
  [89.9, 500],
  [90, undefined],
])('at %d percent the next step comes after %s ms', (percent, expected) => {
  proves(steps, { delayAtMs });
  expect(delayAtMs(percent)).toBe(expected);
});

test('it starts at 10 percent at once', () => {
  proves('The front end is server-rendered and shows a thin progress bar on route change.', { createRouteProgress });
  proves('A global notice toast, a full-screen loading spinner, and a route-change progress bar.');
  proves(progressBar, { startPercent });
  proves(steps, { startPercent });
  const progress = createRouteProgress(() => 0);
  expect(progress.current()).toEqual({ phase: 'idle' });
  progress.start();
  expect(percentOf(progress)).toBe(10);
  vi.advanceTimersByTime(199);
  expect(percentOf(progress)).toBe(10);
  vi.advanceTimersByTime(1);
  expect(percentOf(progress)).toBe(13);
});

test('with the least steps it reaches 70 after 20 steps of 200 ms and 90 after 20 more of 500 ms, and waits there', () => {
  proves(progressBar, { nextPercent });
  const progress = createRouteProgress(() => 0);
  progress.start();
  vi.advanceTimersByTime(20 * 200);
  expect(percentOf(progress)).toBe(70);
  vi.advanceTimersByTime(20 * 500);
  expect(percentOf(progress)).toBe(90);
  vi.advanceTimersByTime(60_000);
  expect(percentOf(progress)).toBe(90);
  expect(vi.getTimerCount()).toBe(0);
});

test('it never goes back and never passes 90 before the end, whatever the chance', () => {
  const chances = [0.9, 0.1, 0.5, 0.99, 0, 0.3];
  let call = 0;
  const progress = createRouteProgress(() => chances[call++ % chances.length] ?? 0);
  const seen: number[] = [];
  progress.subscribe(() => seen.push(percentOf(progress) ?? 0));
  progress.start();
  vi.advanceTimersByTime(60_000);
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  expect(Math.max(...seen)).toBe(90);
});

test('at the end it jumps to 100 and is reset after 220 ms', () => {
  proves(progressBar, { createRouteProgress });
  proves(steps, { resetAfterMs });
  const progress = createRouteProgress(() => 0);
  progress.start();
  vi.advanceTimersByTime(600);
  progress.end();
  expect(progress.current()).toEqual({ phase: 'ended', percent: 100 });
  vi.advanceTimersByTime(219);
  expect(percentOf(progress)).toBe(100);
  vi.advanceTimersByTime(1);
  expect(progress.current()).toEqual({ phase: 'idle' });
});

test('a second start while it climbs changes nothing', () => {
  const progress = createRouteProgress(() => 0);
  progress.start();
  vi.advanceTimersByTime(1000);
  progress.start();
  expect(percentOf(progress)).toBe(25);
});

test('a start while it is at 100 begins anew and is not reset by the old end', () => {
  const progress = createRouteProgress(() => 0);
  progress.start();
  progress.end();
  vi.advanceTimersByTime(100);
  progress.start();
  vi.advanceTimersByTime(150);
  expect(percentOf(progress)).toBe(10);
});

test('an end without a start does nothing', () => {
  const progress = createRouteProgress(() => 0);
  progress.end();
  expect(progress.current()).toEqual({ phase: 'idle' });
});
