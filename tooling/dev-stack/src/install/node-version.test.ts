import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { repositoryRoot } from '@suki/local-stack/repository-root';
import { expect, test } from 'vitest';

/** Runs the entry of all commands under a Node that pretends to be another version. */
function runWith(version: string): { readonly status: number | null; readonly stderr: string } {
  const pretence = `data:text/javascript,Object.defineProperty(process.versions,"node",{value:"${version}"})`;
  const entry = join(repositoryRoot, 'tooling/dev-stack/suki.mjs');
  return spawnSync(process.execPath, ['--import', pretence, entry, 'no-such-command'], { encoding: 'utf8' });
}

test.each(['18.0.0', '20.20.2', '22.18.9'])(
  'Node %s is refused in one sentence that says how to get a newer one',
  (version) => {
    const { status, stderr } = runWith(version);
    expect(status).toBe(1);
    expect(stderr).toContain(`Suki needs Node 22.19 or newer, and this is ${version}: run "npx -y pnpm@12 install"`);
  },
);

test.each(['22.19.0', '24.21.0', '26.0.0'])('Node %s goes on to the command', (version) => {
  expect(runWith(version).stderr).toContain('no-such-command.ts');
});
