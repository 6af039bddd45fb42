import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Proof } from './proof.ts';

/** A passed test with its proofs. */
export type ProvingTest = {
  /** Its path from the root of the repository: `apps/api/src/http/server.test.ts`. */
  readonly file: string;
  /** The titles of its groups and its own: `an address > can be removed`. */
  readonly title: string;
  readonly proofs: readonly Proof[];
};

export const repositoryRoot = join(import.meta.dirname, '../../..');

const folder = join(repositoryRoot, 'coverage/evidence');

const fileOf = (packageFolder: string): string => join(folder, `${packageFolder.replaceAll('/', '-')}.json`);

/** Returns the stored evidence of a package (`apps/api`), without tests whose file is gone. */
export function evidenceOf(packageFolder: string): readonly ProvingTest[] {
  return read(fileOf(packageFolder));
}

/** Returns the evidence of every package, sorted by package name. */
export function allEvidence(): readonly ProvingTest[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .flatMap((name) => read(join(folder, name)));
}

/** Stores the proofs of a package's run, beside the evidence of test files that did not run. */
export function keepEvidence(packageFolder: string, run: EvidenceOfRun): void {
  mkdirSync(folder, { recursive: true });
  const all = withRun(evidenceOf(packageFolder), run);
  writeFileSync(fileOf(packageFolder), `${JSON.stringify(all, null, 1)}\n`);
}

export type EvidenceOfRun = {
  /** The test files of the run, with or without proofs. */
  readonly files: ReadonlySet<string>;
  readonly tests: readonly ProvingTest[];
};

/**
 * The evidence of earlier runs and of this one, which replaces that of its files. Sorted by file; within a file the
 * tests keep their order.
 */
export function withRun(earlier: readonly ProvingTest[], { files, tests }: EvidenceOfRun): readonly ProvingTest[] {
  const others = earlier.filter(({ file }) => !files.has(file));
  return [...others, ...tests].sort((one, other) => (one.file < other.file ? -1 : one.file > other.file ? 1 : 0));
}

function read(path: string): readonly ProvingTest[] {
  if (!existsSync(path)) return [];
  const tests: readonly ProvingTest[] = JSON.parse(readFileSync(path, 'utf8'));
  return tests.filter(({ file }) => existsSync(join(repositoryRoot, file)));
}
