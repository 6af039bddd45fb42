import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { realClock } from '@suki/api/adapters/clock/real-clock';
import { sortableIds } from '@suki/api/adapters/ids/sortable-ids';
import type { Refusal } from '@suki/api/item-rows/plan-batch';
import { createPool } from '@suki/db/pool';
import { UnreadableFile } from '@suki/replay/match-columns';
import type { Pool } from 'pg';
import { type CatalogueCommand, readCommand, usage, WrongCommand } from './command-options.ts';
import { exportItems } from './export-items.ts';
import { importFile } from './import-file.ts';
import { asOnlyImport, ImportUnderWay } from './one-import.ts';
import { importProgress } from './progress.ts';

/*
 * `catalogue import FILE` reads a CSV of items into the catalogue of DATABASE_URL, and `catalogue export` writes one.
 */

const count = (number: number): string => number.toLocaleString('en');

async function runImport(command: Extract<CatalogueCommand, { name: 'import' }>, pool: Pool): Promise<void> {
  const startedMs = performance.now();
  const progress = importProgress(process.stderr, () => performance.now());
  const refuse = ({ line, field, why }: Refusal): void => {
    progress.clear();
    process.stdout.write(`line ${line}: ${field}: ${why}\n`);
  };
  try {
    const result = await asOnlyImport(pool, () =>
      importFile({ ...command, pool, ids: sortableIds(realClock), refuse, tell: progress.update }),
    );
    progress.stop();
    const seconds = (performance.now() - startedMs) / 1_000;
    const rows = result.taken + result.unchanged + result.refused;
    process.stderr.write(
      `${count(rows)} rows in ${seconds.toFixed(1)} s, ${count(Math.round(rows / seconds))} a second\n`,
    );
    process.stdout.write(
      `${count(result.taken)} taken, ${count(result.unchanged)} unchanged, ${count(result.refused)} refused\n`,
    );
  } finally {
    progress.stop();
  }
}

async function runExport(path: string | undefined, pool: Pool): Promise<void> {
  const output = path === undefined ? process.stdout : createWriteStream(path);
  for await (const line of exportItems(pool)) {
    if (!output.write(line)) await once(output, 'drain');
  }
  if (path !== undefined) {
    output.end();
    await once(output, 'finish');
  }
}

const url = process.env.DATABASE_URL;
try {
  const command = readCommand(process.argv.slice(2));
  if (url === undefined) throw new WrongCommand('DATABASE_URL is not set: expected the address of the database.');
  const pool = createPool(url, { max: 3, name: 'suki-catalogue' });
  try {
    if (command.name === 'import') await runImport(command, pool);
    else await runExport(command.path, pool);
  } finally {
    await pool.end();
  }
} catch (error) {
  const isExpected = error instanceof UnreadableFile || error instanceof ImportUnderWay;
  const text = error instanceof Error ? (isExpected ? error.message : error.stack) : String(error);
  process.stderr.write(`${error instanceof WrongCommand ? `${error.message}\n\n${usage}` : text}\n`);
  process.exitCode = 1;
}
