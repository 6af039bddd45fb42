import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { circuit } from './circuit.ts';

let nowMs = 0;
beforeEach(() => {
  nowMs = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

class Trouble extends Error {}
class Refused extends Error {}

const closed = () =>
  circuit({
    failuresMax: 3,
    slowMs: 3_000,
    restMs: 5_000,
    isFailure: (error) => error instanceof Trouble,
    refusal: () => new Error('open'),
    nowMs: () => nowMs,
  });

const works = () => Promise.resolve('done');
const fails = () => Promise.reject(new Trouble('trouble'));
const hangs = () => new Promise<never>(() => undefined);
const outcome = (running: Promise<unknown>) =>
  running.then(
    () => 'done',
    (error: Error) => error.message,
  );

async function opened() {
  const run = closed();
  for (let count = 0; count < 3; count += 1) await outcome(run(fails));
  return run;
}

describe('a circuit', () => {
  test('is open after the third failure in a row, and does no work then', async () => {
    const run = await opened();
    const work = vi.fn(works);
    expect(await outcome(run(work))).toBe('open');
    expect(work).not.toHaveBeenCalled();
  });

  test.each([
    { what: 'a success', between: works },
    { what: 'an answer that refuses', between: () => Promise.reject(new Refused('refused')) },
  ])('counts anew after $what', async ({ between }) => {
    const run = closed();
    for (const work of [fails, fails, between, fails, fails]) await outcome(run<unknown>(work));
    expect(await outcome(run(works))).toBe('done');
  });

  test('is open when three wait for too long, before any of them has ended', async () => {
    const run = closed();
    for (let count = 0; count < 3; count += 1) void run(hangs);
    await vi.advanceTimersByTimeAsync(2_999);
    expect(await outcome(run(works))).toBe('done');
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome(run(works))).toBe('open');
  });

  test('lets one try after its rest, and no second one beside it', async () => {
    const run = await opened();
    nowMs = 4_999;
    expect(await outcome(run(works))).toBe('open');
    nowMs = 5_000;
    const { promise, resolve } = Promise.withResolvers<string>();
    const trial = outcome(run(() => promise));
    expect(await outcome(run(works))).toBe('open');
    resolve('done');
    expect(await trial).toBe('done');
    expect(await outcome(run(works))).toBe('done');
  });

  test('rests again after a try that fails', async () => {
    const run = await opened();
    nowMs = 5_000;
    expect(await outcome(run(fails))).toBe('trouble');
    nowMs = 9_999;
    expect(await outcome(run(works))).toBe('open');
    nowMs = 10_000;
    expect(await outcome(run(works))).toBe('done');
  });
});
