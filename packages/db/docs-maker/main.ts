import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { schemaDocument } from './schema-document.ts';
import { sqlSnapshots } from './sql-snapshots.ts';

/*
 * `pnpm --filter @suki/db generate` writes the pages that are derived from the code: the SQL of every named statement,
 * one file per noun, and the page about the tables. With `--check` it writes nothing and fails when a page is stale.
 */

const snapshotsFolder = fileURLToPath(new URL('../sql-snapshots/', import.meta.url));
const schemaPage = fileURLToPath(new URL('../../../docs/generated/schema.md', import.meta.url));

const wanted = new Map<string, string>([
  [schemaPage, await schemaDocument()],
  ...[...(await sqlSnapshots())].map(([noun, text]) => [`${snapshotsFolder}${noun}.sql`, text] as const),
]);
const present = (await readdir(snapshotsFolder).catch(() => [])).map((name) => snapshotsFolder + name);
const stale: string[] = present.filter((path) => !wanted.has(path));
for (const [path, text] of wanted) {
  if ((await readFile(path, 'utf8').catch(() => '')) !== text) stale.push(path);
}

if (process.argv.includes('--check')) {
  if (stale.length > 0) {
    console.error(
      `Expected generated files to be fresh, but these are not:\n${stale.join('\n')}\nRun: pnpm --filter @suki/db generate`,
    );
    process.exitCode = 1;
  }
} else {
  await mkdir(snapshotsFolder, { recursive: true });
  for (const path of stale) {
    const text = wanted.get(path);
    await (text === undefined ? rm(path) : writeFile(path, text));
  }
  console.log(`${wanted.size} files, ${stale.length} of them written.`);
}
