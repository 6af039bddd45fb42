import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Files that a program writes and that are committed, so that a reviewer sees what a change does to them. */
const generatedPath =
  /\.generated\.|^docs\/(generated|errors)\/|^packages\/contract\/openapi\.json$|^packages\/sdk\/src\/generated\/|^packages\/db\/sql-snapshots\//;

export function isGeneratedPath(path: string): boolean {
  return generatedPath.test(path);
}

export type FileContents = ReadonlyMap<string, Buffer>;

/** The generated files as they are now, committed or not, by path from the root of the repository. */
export function readGeneratedFiles(root: string): FileContents {
  const listing = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    maxBuffer: 64 * 1024 ** 2,
  });
  const paths = listing.toString('utf8').split('\0').filter(isGeneratedPath);
  return new Map(
    paths.filter((path) => existsSync(join(root, path))).map((path) => [path, readFileSync(join(root, path))]),
  );
}

/** Paths whose content differs between the two, in either direction. */
export function changedFiles(before: FileContents, after: FileContents): readonly string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => !isSame(before.get(path), after.get(path))).sort();
}

/** Puts the files back: a check reports what is stale and leaves the working copy as it was. */
export function restoreFiles(root: string, before: FileContents, paths: readonly string[]): void {
  for (const path of paths) {
    const content = before.get(path);
    const file = join(root, path);
    if (content === undefined) rmSync(file, { force: true });
    else {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
  }
}

export function staleMessage(paths: readonly string[]): string {
  return [
    'These generated files are not what their generators write now:',
    ...paths.map((path) => `  ${path}`),
    'Refresh them with "npx -y pnpm@12 generate" and commit the result.',
  ].join('\n');
}

function isSame(one: Buffer | undefined, other: Buffer | undefined): boolean {
  return one !== undefined && other !== undefined && one.equals(other);
}
