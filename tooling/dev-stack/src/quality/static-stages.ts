import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { repositoryRoot } from '@suki/local-stack/repository-root';
import { changedFiles, readGeneratedFiles, restoreFiles, staleMessage } from './generated-files.ts';
import { type ProcessOutcome, type ProcessRun, runProcess } from './run-process.ts';
import type { Stage, StageResult, Track } from './stage.ts';

const programs = createRequire(join(repositoryRoot, 'package.json'));

type How = Pick<ProcessRun, 'niceness'>;

/**
 * Makes the compiler's garbage collector, written in Go, run less often: short runs take a fifth less of the
 * processor's time.
 */
const lazyTidying = { GOGC: '300' } as const;

const turbo = (words: readonly string[], how?: How) =>
  runNode(programs.resolve('turbo/bin/turbo'), words, { environment: { ...lazyTidying, ...process.env }, ...how });
const binary = (name: string, words: readonly string[], how?: How) =>
  runProcess({
    command: join(repositoryRoot, 'node_modules/.bin', name),
    arguments: words,
    directory: repositoryRoot,
    environment: process.env,
    ...how,
  });

/**
 * Checks the packages at once, each with one checker (`checkers` in tooling/typescript/base.json). The compiler's own
 * default of four checkers would check shared files once each.
 */
const typecheck = ['run', 'typecheck', '--continue', '--output-logs=errors-only'] as const;

/** Runs alone: while the generators write their files, which do not change, no other stage may read them. */
export const generatedFiles: Stage = { name: 'generated files', run: generatedFilesAreFresh };

/**
 * Compares what the tests have shown with the contract, the life cycle and the specification, and with the pages that
 * name the tests (ADR 0079). Runs after the tests, which leave their evidence in coverage/evidence.
 */
export const proofs: Stage = {
  name: 'proofs',
  run: () => single(turbo(['run', 'generate:proofs', '--continue', '--output-logs=errors-only', '--', '--check'])),
};

/** Deletes the evidence of earlier runs: a package whose tests do not run proves nothing. */
export function forgetEvidence(): void {
  rmSync(join(repositoryRoot, 'coverage/evidence'), { recursive: true, force: true });
}

/**
 * A stage of its own, because it writes the types of the shop's routes into the build folder, so no build may run
 * beside it.
 */
export const typesOfTheShop: Stage = {
  name: 'types of the shop',
  run: () => single(turbo([...typecheck, '--filter=@suki/web'])),
};

/** Types of all packages except the shop. */
export function types(how: How = {}): Stage {
  return { name: 'types', run: () => single(turbo([...typecheck, '--filter=!@suki/web'], how)) };
}

/** Checks that only read the code. */
export function readings(how: How = {}): Track {
  return [
    {
      name: 'format and lint',
      run: () => single(binary('biome', ['check', '--error-on-warnings', '--max-diagnostics=200', '.'], how)),
    },
    { name: 'boundaries', run: () => single(turbo(['boundaries'], how)) },
    { name: 'tidy', run: () => single(runNode(join(repositoryRoot, 'tooling/tidy/src/main.ts'), [], how)) },
    { name: 'secrets', run: () => single(binary('secretlint', ['--maskSecrets', '**/*'], how)) },
    { name: 'unused code', run: () => single(binary('knip', ['--no-progress'], how)) },
  ];
}

async function generatedFilesAreFresh(): Promise<StageResult> {
  const before = readGeneratedFiles(repositoryRoot);
  const { exitCode, output } = await turbo([
    'run',
    'generate',
    '--continue',
    '--output-logs=errors-only',
    '--env-mode=loose',
  ]);
  const stale = changedFiles(before, readGeneratedFiles(repositoryRoot));
  restoreFiles(repositoryRoot, before, stale);
  if (exitCode !== 0) return { passed: 0, failed: 1, details: output };
  return stale.length === 0
    ? { passed: 1, failed: 0, details: '' }
    : { passed: 0, failed: 1, details: staleMessage(stale) };
}

function runNode(
  file: string,
  words: readonly string[],
  how?: How & Partial<Pick<ProcessRun, 'environment'>>,
): Promise<ProcessOutcome> {
  return runProcess({
    command: process.execPath,
    arguments: [file, ...words],
    directory: repositoryRoot,
    environment: process.env,
    ...how,
  });
}

async function single(running: Promise<ProcessOutcome>): Promise<StageResult> {
  const { exitCode, output } = await running;
  return exitCode === 0 ? { passed: 1, failed: 0, details: '' } : { passed: 0, failed: 1, details: output };
}
