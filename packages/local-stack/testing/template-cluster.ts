import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openCluster } from '../src/postgres/cluster.ts';
import { postgresBinaries } from '../src/postgres/postgres-binaries.ts';
import { postgresLocation } from '../src/postgres/postgres-location.ts';
import { postgresUser } from '../src/postgres/postgres-user.ts';

export type TemplateCluster = { readonly directory: string; readonly remove: () => void };

/** Nothing here outlives its test. A killed server still finds committed data, because the system has it. */
const testSettings = ['fsync = off', 'full_page_writes = off', 'shared_buffers = 16MB', 'autovacuum = off'];

/** Makes a database cluster that never runs; copying it takes a tenth of the time of initdb. */
export function templateCluster(): TemplateCluster {
  const wanted = mkdtempSync(join(tmpdir(), 'suki-template-cluster-'));
  // Under root, the server's user has to walk through this folder.
  chmodSync(wanted, 0o711);
  const user = postgresUser();
  const { directory } = postgresLocation(wanted, user);
  const { folder } = openCluster({ directory, binaries: postgresBinaries(user), user });
  appendFileSync(join(folder, 'postgresql.conf'), `\n${testSettings.join('\n')}\n`);
  return {
    directory,
    remove: () => {
      for (const each of [wanted, directory]) rmSync(each, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Copies the cluster to where the server of this folder looks for it, with its owner and modes. */
export function copyCluster(template: string, serverDirectory: string): void {
  const { directory } = postgresLocation(serverDirectory, postgresUser());
  execFileSync('cp', ['-a', join(template, 'cluster'), join(template, 'password'), directory]);
}
