import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { noteServerTime, onServerTimeChange, serverNow } from './server-time.ts';

const start = new Date('2026-11-22T04:00:00.500Z');
const header = (aheadSeconds: number): string => new Date(start.getTime() + aheadSeconds * 1_000).toUTCString();
const aheadMs = (): number => serverNow().getTime() - start.getTime();

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  noteServerTime(header(0));
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the time is that of the API', () => {
  test.each([
    ['a day ahead', 86_400, 86_399_500],
    ['an hour behind', -3_600, -3_600_500],
    ['as much as the network takes', -20, 0],
    ['no difference', 0, 0],
  ])('%s', (_, aheadSeconds, expected) => {
    noteServerTime(header(aheadSeconds));
    expect(aheadMs()).toBe(expected);
  });

  test('and the browser’s own again when the API’s clock was brought back', () => {
    noteServerTime(header(86_400));
    noteServerTime(header(1));
    expect(aheadMs()).toBe(0);
  });

  test.each([null, 'tomorrow'])('an answer with the date %o changes nothing', (date) => {
    noteServerTime(header(86_400));
    noteServerTime(date);
    expect(aheadMs()).toBe(86_399_500);
  });
});

test('listeners hear of a moved clock, not of a difference of seconds', () => {
  const listener = vi.fn();
  const stop = onServerTimeChange(listener);
  noteServerTime(header(86_400));
  noteServerTime(header(86_402));
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  noteServerTime(header(0));
  expect(listener).toHaveBeenCalledTimes(1);
});
