import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type TemporaryFolder = { readonly path: string; readonly remove: () => void };

/** Makes a folder that `remove` or the end of the process deletes: Ctrl-C in `chaos` left one each time. */
export function temporaryFolder(prefix: string): TemporaryFolder {
  const path = mkdtempSync(join(tmpdir(), prefix));
  const removeNow = (): void => rmSync(path, { recursive: true, force: true, maxRetries: 5 });
  process.once('exit', removeNow);
  return {
    path,
    remove: () => {
      process.off('exit', removeNow);
      removeNow();
    },
  };
}
