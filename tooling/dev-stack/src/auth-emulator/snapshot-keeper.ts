import { type AccountState, serialiseAccounts, writeSnapshot } from './account-snapshot.ts';

export type SnapshotKeeper = {
  /** Call when accounts may have changed; they are on disk a moment later. */
  readonly noteChange: () => void;
  readonly flush: () => void;
};

/** Short enough that a kill in between loses nothing noticeable, long enough to gather the calls of one sign-up. */
const shortestPauseMilliseconds = 50;
/** Writing all accounts takes at most a twentieth of the time, because a load test signs up thousands. */
const pausePerWriteMillisecond = 20;

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
