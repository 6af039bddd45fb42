import { type AccountState, serialiseAccounts, writeSnapshot } from './account-snapshot.ts';

export type SnapshotKeeper = {
  /** Says that accounts may have changed; they are on disk a moment later. */
  readonly noteChange: () => void;
  /** Writes what is not on disk yet, now. */
  readonly flush: () => void;
};

/** Short enough that nobody notices what a kill in between loses, long enough to gather the calls of one sign-up. */
const shortestPauseMilliseconds = 50;
/** A load test signs up thousands: writing all accounts then takes at most a twentieth of the time. */
const pausePerWriteMillisecond = 20;

/** Keeps a file equal to the accounts of the running emulator. */
export function keepSnapshot(state: AccountState, file: string): SnapshotKeeper {
  let written = '';
  let pauseMilliseconds = shortestPauseMilliseconds;
  let timer: NodeJS.Timeout | undefined;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const startedAt = performance.now();
    const text = serialiseAccounts(state);
    if (text === written) return;
    try {
      writeSnapshot(file, text);
      written = text;
    } catch (error) {
      // A full disk must not end the emulator: the next change tries again.
      console.error(
        `The accounts could not be written to ${file}: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
    pauseMilliseconds = Math.max(shortestPauseMilliseconds, (performance.now() - startedAt) * pausePerWriteMillisecond);
  };

  return {
    flush,
    noteChange: () => {
      timer ??= setTimeout(flush, pauseMilliseconds);
    },
  };
}
