import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file in the data folder from the making of a database until its demo data are complete. */
const markOf = (dataDirectory: string): string => join(dataDirectory, 'filling.unfinished');

/** Folders that belong to the rows of the database. */
const companions = ['files', 'sandbox'] as const;

/**
 * Returns true when the last run ended while it filled a new database. A later run only adds demo data that are used
 * up, so the database would stay half empty. It is made anew, which loses nothing: the API starts after the demo
 * data, so nobody has used it.
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
