import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { identityOf, isAlive, type ProcessIdentity, parseIdentity } from '../processes/process-identity.ts';

const ownerFile = (directory: string): string => join(directory, 'owner.json');

/**
 * Records this process as the server's owner, so that a later process can tell a server in use from an abandoned one.
 */
export function claimServer(directory: string): void {
  writeFileSync(ownerFile(directory), JSON.stringify(identityOf(process.pid)));
}

/** Returns the process that runs the server in this folder; undefined when it was killed or never existed. */
export function livingOwner(directory: string): ProcessIdentity | undefined {
  try {
    const owner = parseIdentity(JSON.parse(readFileSync(ownerFile(directory), 'utf8')));
    return owner !== undefined && isAlive(owner) ? owner : undefined;
  } catch {
    return undefined;
  }
}
