import { existsSync, readFileSync, renameSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Behaviour } from './control/behaviour.ts';
import { initialState, type SandboxState, stateRecord, trimState } from './state.ts';

/**
 * Collects a burst of changes into one write: a checkout changes the state about ten times within a few milliseconds.
 */
const WRITE_DELAY_MS = 250;

export type Store = {
  readonly state: SandboxState;
  /** Call after each change of `state`; it is on disk within a quarter of a second. */
  changed: () => void;
  reset: () => void;
  /** Writes now, and waits until the state is on disk. */
  flush: () => Promise<void>;
};

/**
 * Opens `dataDirectory/sandbox/state.json`, or keeps everything in memory without a folder (tests). An unreadable
 * file is renamed, never overwritten.
 */
export function openStore(options: {
  dataDirectory?: string | undefined;
  pacing?: Partial<Behaviour> | undefined;
  warn: (message: string) => void;
}): Store {
  const { dataDirectory, pacing, warn } = options;
  const folder = dataDirectory === undefined ? undefined : join(dataDirectory, 'sandbox');
  const file = folder === undefined ? undefined : join(folder, 'state.json');
  let state = (file && readState(file, warn)) || initialState(pacing);
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (folder === undefined || file === undefined) {
      return Promise.resolve();
    }
    writing = writing.then(async () => {
      trimState(state);
      await mkdir(folder, { recursive: true });
      // A crash in the middle of a write leaves the old file whole: rename is atomic within one folder.
      await writeFile(`${file}.new`, JSON.stringify(state));
      await rename(`${file}.new`, file);
    });
    return writing.catch((error: unknown) => warn(`The sandbox could not write ${file}: ${String(error)}`));
  }

  return {
    get state() {
      return state;
    },
    changed() {
      timer ??= setTimeout(write, WRITE_DELAY_MS).unref();
    },
    reset() {
      state = initialState(pacing);
      timer ??= setTimeout(write, WRITE_DELAY_MS).unref();
    },
    flush: write,
  };
}

function readState(file: string, warn: (message: string) => void): SandboxState | undefined {
  if (!existsSync(file)) {
    return undefined;
  }
  try {
    return stateRecord.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const aside = `${file}.unreadable`;
    renameSync(file, aside);
    warn(`The sandbox could not read ${file}, moved it to ${aside} and starts empty. ${String(error).slice(0, 300)}`);
    return undefined;
  }
}
