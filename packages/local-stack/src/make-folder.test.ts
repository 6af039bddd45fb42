import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeFolder } from './make-folder.ts';

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'suki-make-folder-'));
});
afterEach(() => rmSync(parent, { recursive: true }));

test('a folder is made with its parents, and nothing happens the second time', () => {
  makeFolder(join(parent, 'a/b/c'));
  makeFolder(join(parent, 'a/b/c'));
  expect(existsSync(join(parent, 'a/b/c'))).toBe(true);
});

test('a link that leads nowhere is an error', () => {
  symlinkSync(join(parent, 'nowhere'), join(parent, 'link'));
  expect(() => makeFolder(join(parent, 'link/a'))).toThrow(/EEXIST/);
});

test.runIf(process.platform === 'linux').each(['/proc/suki', '/proc/suki/a/b', '/proc/self/suki', '/sys/suki/a'])(
  '%s is refused at once',
  (directory) => {
    const module = fileURLToPath(new URL('./make-folder.ts', import.meta.url));
    // In a process that can be killed, because the recursive form of Node would keep a core busy until then.
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--input-type=module', '-e', `import { makeFolder } from '${module}'; makeFolder('${directory}');`],
      { encoding: 'utf8', timeout: 30_000, killSignal: 'SIGKILL' },
    );
    expect(status).toBe(1);
    expect(stderr).toMatch(/mkdir '\/(proc|sys)/);
  },
);
