/**
 * `npx -y pnpm@12 --silent chaos [F1 R3 …] [--size test] [--seed 7] [--write]`: races and faults at their full size.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '@suki/local-stack/repository-root';
import { type ChaosServer, startChaosServer } from './chaos-database.ts';
import { type ChaosArguments, readArguments } from './read-arguments.ts';
import { outcomeLine, outcomeRow, reportPage, summaryLines } from './report.ts';
import { type Outcome, runScenario } from './run-scenario.ts';
import { attacks } from './scenarios/attacks.table.ts';
import { faults } from './scenarios/faults.table.ts';
import { races } from './scenarios/races.table.ts';

const scenarios = [...races, ...faults, ...attacks];
const GIGABYTE = 1024 ** 3;

function argumentsOrEnd(): ChaosArguments {
  try {
    return readArguments(
      process.argv.slice(2),
      scenarios.map(({ name }) => name),
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

async function runAll({ names, size, seed, isWritten }: ChaosArguments, server: ChaosServer): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const chosen =
    names.length === 0 ? scenarios : names.flatMap((name) => scenarios.filter((scenario) => scenario.name === name));
  for (const scenario of chosen) {
    const outcome = await runScenario(scenario, { server, size, seed });
    console.log(outcomeLine(outcome));
    outcomes.push(outcome);
    // Written after each scenario, so that a stopped run keeps its results.
    if (isWritten) write(outcome);
  }
  for (const line of summaryLines(outcomes)) console.log(line);
  return outcomes;
}

function write(outcome: Outcome): void {
  const file = join(repositoryRoot, 'docs/chaos.md');
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: repositoryRoot,
    encoding: 'utf8',
  }).trim();
  const row = outcomeRow(outcome, { at: new Date(), commit, load: loadavg()[0]?.toFixed(1) ?? '' });
  const machine = `${availableParallelism()} cores, ${Math.round(totalmem() / GIGABYTE)} GB, ${process.platform} ${process.arch}, Node ${process.versions.node}`;
  const names = scenarios.map(({ name }) => name);
  writeFileSync(file, reportPage(existsSync(file) ? readFileSync(file, 'utf8') : '', [row], { names, machine }));
}

const chosen = argumentsOrEnd();
// Only `exit` also ends the database and the processes.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const server = await startChaosServer();
try {
  const outcomes = await runAll(chosen, server);
  process.exitCode = outcomes.every(({ isPassed, broken }) => isPassed && broken.length === 0) ? 0 : 1;
} finally {
  await server.stop();
}
process.exit();
