import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { repositoryRoot } from '@suki/local-stack/repository-root';

/** A server on the port of one of the stack's addresses that answers everything; `/exit` ends it like a crash. */
const serverSource = (address: string) => `
import { createServer } from 'node:http';
const url = new URL(${address});
createServer((request, response) => {
  response.end(JSON.stringify({ path: request.url, pid: process.pid, environment: process.env }));
  if (request.url === '/exit') { console.log('the stand-in was told to exit'); process.exit(7); }
}).listen(Number(url.port));
`;

/**
 * A task that appends a line for each run, so that tests see which tasks ran, and how often, on one data folder.
 * FAILING_TASK names a task that fails, STOPPING_TASK a task that presses Ctrl-C for the person and fails at that
 * moment.
 */
const taskSource = (name: string) => `
import { appendFileSync } from 'node:fs';
appendFileSync(process.env.SUKI_DATA_DIR + '/tasks.txt', '${name}\\n');
if (process.env.STOPPING_TASK === '${name}') { process.kill(process.ppid, 'SIGINT'); process.exit(3); }
if (process.env.FAILING_TASK === '${name}') { console.error(process.env.FAILING_WORDS ?? '${name} says why'); process.exit(3); }
`;

const files: Readonly<Record<string, string>> = {
  'package.json': '{ "type": "module" }',
  // Starts its argument and waits, like npx, which passes no signal on.
  'npm-exec.mjs': `import { spawn } from 'node:child_process'; spawn(process.execPath, process.argv.slice(2), { stdio: 'inherit' });`,
  'node_modules/.pnpm-workspace-state-v1.json': '{ "lastValidatedTimestamp": 9999999999999 }',
  'node_modules/turbo/package.json': '{ "name": "turbo" }',
  'node_modules/turbo/bin/turbo': taskSource('build')
    .replace('import { appendFileSync } from', 'const { appendFileSync } = require(')
    .replace("'node:fs'", "'node:fs')"),
  'apps/api/package.json': '{ "type": "module" }',
  'apps/api/src/quick-imports.ts': '',
  'apps/api/src/commands/migrate.ts': taskSource('migrate'),
  'apps/api/seed/main.ts': taskSource('seed'),
  'apps/api/demo/main.ts': `console.log('demo against ' + process.env.API_URL); process.exit(5);`,
  'apps/api/src/main-http.ts': serverSource('process.env.API_URL'),
  'apps/api/src/main-worker.ts': 'setInterval(() => undefined, 1000);',
  'apps/api/seed/demo-accounts.ts': `export const demoAccounts = [{ role: 'buyer', name: 'Bea Santos', email: 'bea@suki.test', password: 'secret' }];`,
  'apps/sandbox/package.json': '{ "type": "module" }',
  'apps/sandbox/src/main.ts': serverSource('process.env.SANDBOX_URL'),
  'apps/web/package.json': '{ "type": "module" }',
  'apps/web/server.ts': serverSource('process.env.WEB_URL'),
  'apps/ops/package.json': '{ "type": "module" }',
  'apps/ops/server.ts': serverSource('process.env.OPS_URL'),
};

export type StandInRepository = { readonly root: string; readonly remove: () => void };

/**
 * Makes a repository with the real developer stack and a real PostgreSQL, whose apps are a few lines each, so that
 * the commands can be tested in seconds as a person runs them.
 */
export function standInRepository(): StandInRepository {
  const root = mkdtempSync(join(tmpdir(), 'suki-stand-in-'));
  const own = join(root, 'tooling/dev-stack');
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  cpSync(join(repositoryRoot, 'tooling/dev-stack/src'), join(own, 'src'), { recursive: true });
  for (const file of ['package.json', 'suki.mjs'])
    cpSync(join(repositoryRoot, 'tooling/dev-stack', file), join(own, file));
  linkModules(join(repositoryRoot, 'tooling/dev-stack/node_modules'), join(own, 'node_modules'));
  // A copy as well, because it finds the root of the repository by its own place.
  const localStack = join(root, 'packages/local-stack');
  for (const part of ['package.json', 'src'])
    cpSync(join(repositoryRoot, 'packages/local-stack', part), join(localStack, part), { recursive: true });
  symlinkSync(join(repositoryRoot, 'packages/local-stack/node_modules'), join(localStack, 'node_modules'));
  symlinkSync(localStack, join(own, 'node_modules/@suki/local-stack'));
  // The real emulator needs four seconds for each start, and has tests of its own.
  writeFileSync(
    join(own, 'src/auth-emulator/main.ts'),
    serverSource("'http://' + process.env.FIREBASE_AUTH_EMULATOR_HOST"),
  );
  return { root, remove: () => rmSync(root, { recursive: true, force: true, maxRetries: 5 }) };
}

/** Links the installed packages of the real developer stack, except our own. */
function linkModules(real: string, own: string): void {
  mkdirSync(join(own, '@suki'), { recursive: true });
  for (const name of readdirSync(real)) if (name !== '@suki') symlinkSync(join(real, name), join(own, name));
}
