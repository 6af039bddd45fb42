import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '@suki/local-stack/repository-root';
import { afterAll, describe, expect, test } from 'vitest';

/** S15 (docs/test-plan.md#attacks): only what was reviewed is installed and run, and no secret lies in the tree. */

const read = (path: string): string => readFileSync(join(repositoryRoot, path), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'suki-secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('S15: the lockfile', () => {
  test('has only archives of the registry, each with its checksum', () => {
    const resolutions = [...read('pnpm-lock.yaml').matchAll(/^ {4}resolution: (.*)$/gm)].map(
      ([, found]) => found ?? '',
    );
    expect(resolutions.length).toBeGreaterThan(1_000);
    expect(resolutions.filter((found) => !/^\{integrity: sha512-[\w+/]{86}==\}$/.test(found))).toEqual([]);
  });

  test('of the fetched Chromium has a checksum for each archive, and fits the version that is run', () => {
    const locked = JSON.parse(read('tooling/dev-stack/src/browser/chromium/package-lock.json')) as {
      readonly packages: Readonly<Record<string, { readonly version?: string; readonly integrity?: string }>>;
    };
    const { '': _root, ...archives } = locked.packages;
    expect(Object.values(archives).filter(({ integrity }) => !integrity?.startsWith('sha512-'))).toEqual([]);
    const [, version] =
      /^const version = '(.*)';$/m.exec(read('tooling/dev-stack/src/browser/fetched-chromium.ts')) ?? [];
    expect(archives['node_modules/@sparticuz/chromium']?.version).toBe(version);
  });

  test('is the only source of an install: CI takes it as it is, with the exact package manager', () => {
    const { packageManager } = JSON.parse(read('package.json')) as { readonly packageManager: string };
    expect(packageManager).toMatch(/^pnpm@\d+\.\d+\.\d+$/);
    const [, line] = /pnpm="\$\((sed .*)\)"/.exec(read('.ci/run')) ?? [];
    const said = spawnSync('sh', ['-c', line ?? 'false'], { cwd: repositoryRoot, encoding: 'utf8' });
    expect(said.stdout.trim()).toBe(packageManager);
    expect(read('.ci/run')).toContain('npx -y "$pnpm" install --frozen-lockfile');
  });

  test.each(['README.md', 'AGENTS.md', 'CONTRIBUTING.md'])('has the package manager that %s names', (page) => {
    const named = new Set([...read(page).matchAll(/pnpm@(\d+)/g)].map(([, major]) => major));
    expect([...named]).toEqual([/"pnpm@(\d+)/.exec(read('package.json'))?.[1]]);
  });

  test('has exact versions: no manifest and no catalog names a range of what runs in production', () => {
    const catalog = /\ncatalog:\n([\s\S]*)/.exec(read('pnpm-workspace.yaml'))?.[1] ?? '';
    const ranges = catalog.split('\n').filter((line) => /: [\^~>*]/.test(line) && !line.includes('@types/'));
    expect(ranges).toEqual([]);
  });
});

describe('S15: the scan for secrets', () => {
  const scan = (cwd: string) =>
    spawnSync(
      process.execPath,
      [
        join(repositoryRoot, 'node_modules/secretlint/bin/secretlint.js'),
        '--secretlintrc',
        join(repositoryRoot, '.secretlintrc.json'),
        '--maskSecrets',
        '**/*',
      ],
      { cwd, encoding: 'utf8' },
    );
  const letters = (count: number) => randomBytes(count).toString('hex').slice(0, count);

  // Made here at random, because a secret in the tree would stop the scan of the tree.
  test.each([
    ['a live key of Xendit', 'src/key.ts', () => `const key = 'xnd_production_${letters(40)}';`],
    ['a token of GitHub in a hidden folder', '.ci/run', () => `TOKEN=ghp_${letters(36)}`],
    ['a database with its password', '.env.staging', () => `URL=postgres://suki:${letters(20)}@db.suki.ph/suki`],
  ])('stops at %s', (_, path, text) => {
    const place = mkdtempSync(join(folder, 'tree-'));
    mkdirSync(join(place, path, '..'), { recursive: true });
    writeFileSync(join(place, path), text());
    const { status, stdout } = scan(place);
    expect(status).toBe(1);
    expect(stdout).toContain(path);
  });

  test('passes a tree without one', () => {
    const place = mkdtempSync(join(folder, 'tree-'));
    writeFileSync(join(place, 'env.ts'), "const local = 'local-xendit-secret-key';");
    expect(scan(place).status).toBe(0);
  });
});
