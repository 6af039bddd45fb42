import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gather } from './gather.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function flushes() {
  const seen: string[][] = [];
  const { add, stop } = gather<string>((things) => seen.push([...things]), 500);
  return { seen, add, stop };
}

test('the first thing is told at once', () => {
  const { seen, add } = flushes();
  add(['order']);
  expect(seen).toEqual([['order']]);
});

test('things that come within the window are told together, each once', () => {
  const { seen, add } = flushes();
  add(['order']);
  add(['order', 'message']);
  add(['order', 'wallet']);
  vi.advanceTimersByTime(499);
  expect(seen).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual([['order'], ['order', 'message', 'wallet']]);
});

test('no thing is told twice, and after a quiet time the next one is told at once', () => {
  const { seen, add } = flushes();
  add(['order']);
  vi.advanceTimersByTime(2_000);
  expect(seen).toHaveLength(1);
  add(['bid']);
  expect(seen).toEqual([['order'], ['bid']]);
});

test('after the stop nothing is told', () => {
  const { seen, add, stop } = flushes();
  add(['order']);
  add(['bid']);
  stop();
  vi.advanceTimersByTime(2_000);
  expect(seen).toHaveLength(1);
});
