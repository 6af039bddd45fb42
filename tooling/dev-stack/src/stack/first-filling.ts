import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Lies in the data folder from the making of a database until its demo data are complete. */
const markOf = (dataDirectory: string): string => join(dataDirectory, 'filling.unfinished');

/** Folders that go with the rows of the database. */
const companions = ['files', 'sandbox'] as const;

/**
 * Whether the last run ended while it filled a new database. Such a one would stay half empty, for a later run only fills up what goes
 * missing in use; and nobody has used it yet, because the API is started after the demo data. So it is made anew, and nothing is lost.
 */
export function wasFillingCutOff(dataDirectory: string): boolean {
  return existsSync(markOf(dataDirectory));
}

export function noteFillingBegun(dataDirectory: string): void {
  for (const folder of companions) rmSync(join(dataDirectory, folder), { recursive: true, force: true });
  writeFileSync(
    markOf(dataDirectory),
    'The demo data are being made. When this file is still here at a start, they are made anew.\n',
  );
}

export function noteFillingDone(dataDirectory: string): void {
  rmSync(markOf(dataDirectory), { force: true });
}
