import { createRequire } from 'node:module';
import { join } from 'node:path';
import { repositoryRoot } from '../repository-root.ts';
import { changedFiles, readGeneratedFiles, restoreFiles, staleMessage } from './generated-files.ts';
import { type ProcessOutcome, runProcess } from './run-process.ts';
import type { Stage, StageResult } from './stage.ts';

const programs = createRequire(join(repositoryRoot, 'package.json'));

const turbo = (...words: string[]) => runNode(programs.resolve('turbo/bin/turbo'), ...words);
const binary = (name: string, ...words: string[]) =>
  runProcess({
    command: join(repositoryRoot, 'node_modules/.bin', name),
    arguments: words,
    directory: repositoryRoot,
    environment: process.env,
  });

/** Everything that can be said about the code without running it. */
export const staticStages: readonly Stage[] = [
  {
    name: 'format and lint',
    run: () => single(binary('biome', 'check', '--error-on-warnings', '--max-diagnostics=200', '.')),
  },
  { name: 'types', run: () => single(turbo('run', 'typecheck', '--continue', '--output-logs=errors-only')) },
  { name: 'boundaries', run: () => single(turbo('boundaries')) },
  { name: 'tidy', run: () => single(runNode(join(repositoryRoot, 'tooling/tidy/src/main.ts'))) },
  { name: 'unused code', run: () => single(binary('knip', '--no-progress')) },
  { name: 'generated files', run: generatedFilesAreFresh },
];

async function generatedFilesAreFresh(): Promise<StageResult> {
  const before = readGeneratedFiles(repositoryRoot);
  const { exitCode, output } = await turbo(
    'run',
    'generate',
    '--continue',
    '--output-logs=errors-only',
    '--env-mode=loose',
  );
  const stale = changedFiles(before, readGeneratedFiles(repositoryRoot));
  restoreFiles(repositoryRoot, before, stale);
  if (exitCode !== 0) return { passed: 0, failed: 1, details: output };
  return stale.length === 0
    ? { passed: 1, failed: 0, details: '' }
    : { passed: 0, failed: 1, details: staleMessage(stale) };
}

function runNode(file: string, ...words: string[]): Promise<ProcessOutcome> {
  return runProcess({
    command: process.execPath,
    arguments: [file, ...words],
    directory: repositoryRoot,
    environment: process.env,
  });
}

/** A stage without tests counts as one. */
async function single(running: Promise<ProcessOutcome>): Promise<StageResult> {
  const { exitCode, output } = await running;
  return exitCode === 0 ? { passed: 1, failed: 0, details: '' } : { passed: 0, failed: 1, details: output };
}
