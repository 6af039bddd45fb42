import { describe, expect, test } from 'vitest';
import { orStopped, stopWon } from './or-stopped.ts';
import { stopRequested } from './stop-requested.ts';

const never = new Promise<never>(() => undefined);

/**
 * Ctrl-C has been sent, but the failure of a part that died of it is seen first: the signal is pending, and our
 * handler runs only after the code that fails here.
 */
async function failsBeforeTheSignalIsSeen(signal: NodeJS.Signals): Promise<never> {
  process.kill(process.pid, signal);
  throw new Error('Expected a living process, but it is gone.');
}

describe('a wish to stop', () => {
  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'by %s wins over the earlier failure of a part that died of the signal',
    async (signal) => {
      const stopped = stopRequested();
      expect(await orStopped(failsBeforeTheSignalIsSeen(signal), stopped)).toBe(stopWon);
    },
  );

  test.each([
    { name: 'work that goes on', work: () => never },
    { name: 'work that fails in the same moment', work: () => Promise.reject(new Error('no')) },
  ])('wins over $name', async ({ work }) => {
    expect(await orStopped(work(), Promise.resolve())).toBe(stopWon);
  });

  test('that comes after the failure was read does not hide the failure', async () => {
    const reader = Promise.withResolvers<void>();
    await expect(orStopped(Promise.reject(new Error('no')), reader.promise)).rejects.toThrow('no');
    reader.resolve();
  });
});

test('without a wish to stop, the result of the work is returned', async () => {
  expect(await orStopped(Promise.resolve('done'), never)).toBe('done');
});
