/**
 * Checks every file that git knows against our own rules. Prints `path:line message` for each finding, and ends with
 * 1 when there are findings.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { SourceFile } from './finding.ts';
import { importCircles } from './rules/import-circle.ts';
import { rules } from './rules.ts';

const root = resolve(import.meta.dirname, '../../..');
const readable = /\.(tsx?|mjs|cjs|css|sql|sh|json)$/;
const large = /^pnpm-lock|openapi\.json$|\/drizzle\/meta\//;

function sourceFiles(): readonly SourceFile[] {
  const listing = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    maxBuffer: 64 * 1024 ** 2,
  });
  return listing
    .toString('utf8')
    .split('\0')
    .filter((path) => readable.test(path) && !large.test(path) && existsSync(join(root, path)))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

const files = sourceFiles();
const findings = [...files.flatMap((file) => rules.flatMap((rule) => rule(file))), ...importCircles(files)];
for (const { path, line, message } of findings) console.log(`${path}:${line}  ${message}`);
console.log(
  findings.length === 0 ? `${files.length} files are tidy.` : `\n${findings.length} findings in ${files.length} files.`,
);
process.exitCode = findings.length === 0 ? 0 : 1;
