import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { identityOf, isAlive, type ProcessIdentity, parseIdentity } from '../processes/process-identity.ts';

const ownerFile = (directory: string): string => join(directory, 'owner.json');

/** Writes down that this very process runs the server, so that a later one can tell a server in use from one that was left behind. */
export function claimServer(directory: string): void {
  writeFileSync(ownerFile(directory), JSON.stringify(identityOf(process.pid)));
}

/** The process that runs the server in this folder; undefined when it was killed, or never was. */
export function livingOwner(directory: string): ProcessIdentity | undefined {
  try {
    const owner = parseIdentity(JSON.parse(readFileSync(ownerFile(directory), 'utf8')));
    return owner !== undefined && isAlive(owner) ? owner : undefined;
  } catch {
    return undefined;
  }
}
