/**
 * The Firebase Auth emulator as a process of its own, without Java and without the Firebase command line. Accounts
 * are restored at start and written to disk while it runs. Environment: FIREBASE_PROJECT_ID,
 * FIREBASE_AUTH_EMULATOR_HOST, SUKI_DATA_DIR.
 */
import { createServer } from 'node:http';
import { join } from 'node:path';
import apiSpecification from 'firebase-tools/lib/emulator/auth/apiSpec.js';
import { createApp } from 'firebase-tools/lib/emulator/auth/server.js';
import state from 'firebase-tools/lib/emulator/auth/state.js';
import { restoreAccounts } from './account-snapshot.ts';
import { keepServedPaths } from './served-paths.ts';
import { keepSnapshot } from './snapshot-keeper.ts';

/** Any project may be addressed without a warning in the log. */
const noProjectWarning = 0;

function setting(name: string): string {
  const value = process.env[name];
  if (value === undefined || value === '') {
    throw new Error(`The auth emulator needs ${name}; "npx -y pnpm@12 start" sets it.`);
  }
  return value;
}

const projectId = setting('FIREBASE_PROJECT_ID');
const address = new URL(`http://${setting('FIREBASE_AUTH_EMULATOR_HOST')}`);
const snapshotFile = join(setting('SUKI_DATA_DIR'), 'accounts.json');

const project = new state.AgentProjectState(projectId);
const restoredCount = restoreAccounts(project, snapshotFile);
const snapshot = keepSnapshot(project, snapshotFile);

keepServedPaths(apiSpecification.default);
const app = await createApp(projectId, noProjectWarning, new Map([[projectId, project]]));
const server = createServer((request, response) => {
  // Any call that is not a read may change an account, also signing in, which sets the time of the last sign-in.
  if (request.method !== 'GET' && request.method !== 'OPTIONS') response.once('finish', snapshot.noteChange);
  app(request, response);
});

function stop(): void {
  snapshot.flush();
  process.exit(0);
}
process.once('SIGTERM', stop);
process.once('SIGINT', stop);

server.once('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
server.listen(Number(address.port), address.hostname, () => {
  console.log(`Auth emulator for ${projectId} on ${address.host}, ${restoredCount} accounts restored`);
  // Building the validators leaves 100 MB of garbage that an idle process would never collect. Needs --expose-gc.
  globalThis.gc?.({ type: 'major', flavor: 'last-resort', execution: 'sync' });
});
