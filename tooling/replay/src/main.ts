import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { realClock } from '@suki/api/adapters/clock/real-clock';
import { compose } from '@suki/api/compose';
import type { Environment } from '@suki/api/env';
import type { Log } from '@suki/api/log';
import { failStart, startProcess } from '@suki/api/start-process';
import { seedCatalogue } from '@suki/db/seed/seed-catalogue';
import { seedPlaces } from '@suki/db/seed/seed-places';
import { UnreadableFile } from './match-columns.ts';
import { createOwnDatabase, readerOfAll, replaySettings, UnusableServer } from './own-database.ts';
import { refusals } from './refusals.ts';
import { type CommandOptions, readOptions, usage, WrongCommand } from './replay-options.ts';
import { megabytes, rateOf, replaySales } from './replay-sales.ts';

/*
 * `replay FILE` turns a CSV of real sales into completed trades through the handlers of the API, in a database of its
 * own. It prints its progress, and a summary in the last line of the output.
 */

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const tell = (progress: string): void => void process.stderr.write(`  ${progress}\n`);

/** Clean-up steps, run last in first out when the replay ends or at Ctrl-C; each runs once. */
const undo: (() => Promise<unknown>)[] = [];
let isStopping = false;

async function undoAll(): Promise<void> {
  for (let step = undo.pop(); step !== undefined; step = undo.pop()) await step();
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    isStopping = true;
    undoAll().finally(() => process.exit(130));
  });
}

/** Connections beside those of the workers: jobs, the sweep, the catalogue. */
const BESIDE_WORKERS = 4;

async function replay(options: CommandOptions, environment: Environment, log: Log): Promise<boolean> {
  const refused = await refusals(options.refusedFile, options.path);
  undo.push(refused.close);
  const making = createOwnDatabase(environment.DATABASE_URL, realClock.now());
  undo.push(async () => {
    // Also drops a database that is still being made; the error of one that could not be made is told elsewhere.
    const made = await making.catch(() => undefined);
    if (options.isKept && !isStopping && made !== undefined) say(`database: ${made.name}`);
    else await made?.drop();
  });
  const database = await making;
  tell(
    `database ${database.name} with ${Object.entries(replaySettings)
      .map((pair) => pair.join('='))
      .join(', ')}`,
  );
  const filesDirectory = await mkdtemp(join(tmpdir(), 'suki-replay-'));
  undo.push(() => rm(filesDirectory, { recursive: true, force: true }));
  const own = {
    ...environment,
    DATABASE_URL: database.url,
    DATABASE_POOL_SIZE: Math.max(environment.DATABASE_POOL_SIZE, options.clients + BESIDE_WORKERS),
    SUKI_FILES_DIR: filesDirectory,
  };
  const { dependencies, close } = await compose(own, { log, processName: 'suki-replay', clock: realClock });
  // A replay has no listeners, so the database need not tell this process of each change.
  await dependencies.feed.close();
  const reader = readerOfAll(database.url);
  try {
    await seedCatalogue(dependencies.pool);
    await seedPlaces(dependencies.pool);
    const result = await replaySales({ ...options, dependencies, reader, refusals: refused, tell });
    for (const line of refused.lines()) say(line);
    for (const violation of result.violations) say(`  broken: ${JSON.stringify(violation)}`);
    say(
      `INV: ${result.violations.length === 0 ? 'everything holds' : `${result.violations.length} rows break a rule`}`,
    );
    const { trades, payouts, tradingMs } = result;
    const peak = megabytes(process.resourceUsage().maxRSS * 1_024);
    say(
      `${trades} trades, ${refused.count()} refused rows, ${rateOf(trades, tradingMs)}, peak memory ${peak}, ${payouts} payouts`,
    );
    return result.violations.length === 0;
  } finally {
    // After Ctrl-C the handler drops the database at once, whatever is still under way.
    if (!isStopping) {
      await reader.end();
      await close();
      await undoAll();
    }
  }
}

try {
  const options = readOptions(process.argv.slice(2));
  const { environment, log } = startProcess(process.env, 'command');
  process.exitCode = (await replay(options, environment, log)) ? 0 : 1;
} catch (error) {
  await undoAll();
  // After Ctrl-C statements fail because their database is gone; the process ends without telling of them.
  if (isStopping) await new Promise(() => undefined);
  if (error instanceof WrongCommand) failStart(`${error.message}\n\n${usage}`);
  if (error instanceof UnreadableFile || error instanceof UnusableServer) failStart(error.message);
  failStart(error instanceof Error ? (error.stack ?? error.message) : String(error));
}
