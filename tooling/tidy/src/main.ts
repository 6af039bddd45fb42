/**
 * Checks every file that git knows against our own rules. Prints `path:line message` for each finding, and ends with
 * 1 when there are findings.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { SourceFile } from './finding.ts';
import { readPages } from './pages.ts';
import { importCircles } from './rules/import-circle.ts';
import { rulesOf } from './rules.ts';

const root = resolve(import.meta.dirname, '../../..');
const readable = /\.(tsx?|mjs|cjs|css|sql|sh|json|md)$/;
/** Written for another reader than us: release notes, and the specification as it was given. */
const notOurs = /^\.changeset\/|CHANGELOG\.md$|^docs\/specification\.md$/;
const large = /^pnpm-lock|openapi\.json$|\/drizzle\/meta\//;

function listedPaths(): readonly string[] {
  const listing = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    maxBuffer: 64 * 1024 ** 2,
  });
  return listing
    .toString('utf8')
    .split('\0')
    .filter((path) => path !== '' && existsSync(join(root, path)));
}

const paths = listedPaths();
const files: readonly SourceFile[] = paths
  .filter((path) => readable.test(path) && !large.test(path) && !notOurs.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
const rules = rulesOf({
  paths: new Set(paths),
  pages: readPages(
    root,
    paths.filter((path) => path.endsWith('.md')),
  ),
  glossary: readFileSync(join(root, 'docs/glossary.md'), 'utf8'),
});
const findings = [...files.flatMap((file) => rules.flatMap((rule) => rule(file))), ...importCircles(files)];
for (const { path, line, message } of findings) console.log(`${path}:${line}  ${message}`);
console.log(
  findings.length === 0 ? `${files.length} files are tidy.` : `\n${findings.length} findings in ${files.length} files.`,
);
process.exitCode = findings.length === 0 ? 0 : 1;
