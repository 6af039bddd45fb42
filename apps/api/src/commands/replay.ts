import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedCatalogue } from '@suki/db/seed/seed-catalogue';
import { seedPlaces } from '@suki/db/seed/seed-places';
import { realClock } from '../adapters/clock/real-clock.ts';
import { compose } from '../compose.ts';
import type { Environment } from '../env.ts';
import type { Log } from '../log.ts';
import { UnreadableFile } from '../replay/match-columns.ts';
import { createOwnDatabase, readerOfAll, replaySettings } from '../replay/own-database.ts';
import { refusals } from '../replay/refusals.ts';
import { type CommandOptions, readOptions, usage, WrongCommand } from '../replay/replay-options.ts';
import { megabytes, rateOf, replaySales } from '../replay/replay-sales.ts';
import { failStart, startProcess } from '../start-process.ts';

/*
 * `replay FILE` turns a CSV of real sales into completed trades through the handlers of the API, in a database of its own. What happens is said as it goes; the
 * last line of the output sums it up.
 */

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const tell = (progress: string): void => void process.stderr.write(`  ${progress}\n`);

async function replay(options: CommandOptions, environment: Environment, log: Log): Promise<boolean> {
  const database = await createOwnDatabase(environment.DATABASE_URL, realClock.now());
  tell(
    `database ${database.name} with ${Object.entries(replaySettings)
      .map((pair) => pair.join('='))
      .join(', ')}`,
  );
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void database.drop().finally(() => process.exit(130)));
  }
  const filesDirectory = await mkdtemp(join(tmpdir(), 'suki-replay-'));
  const own = { ...environment, DATABASE_URL: database.url, SUKI_FILES_DIR: filesDirectory };
  const { dependencies, close } = await compose(own, { log, processName: 'suki-replay', clock: realClock });
  // Nobody looks on: the database need not tell this process of each change.
  await dependencies.feed.close();
  const reader = readerOfAll(database.url);
  const refused = refusals(options.refusedFile);
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
    await refused.close();
    await reader.end();
    await close();
    await rm(filesDirectory, { recursive: true, force: true });
    if (options.isKept) say(`database: ${database.name}`);
    else await database.drop();
  }
}

try {
  const options = readOptions(process.argv.slice(2));
  const { environment, log } = startProcess(process.env, 'command');
  process.exitCode = (await replay(options, environment, log)) ? 0 : 1;
} catch (error) {
  if (error instanceof WrongCommand) failStart(`${error.message}\n\n${usage}`);
  if (error instanceof UnreadableFile) failStart(error.message);
  failStart(error instanceof Error ? (error.stack ?? error.message) : String(error));
}
