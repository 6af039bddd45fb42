import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { repositoryRoot } from './evidence-files.ts';

export type ProofPages = {
  /** Sentences about missing or unexpected proofs. */
  readonly problems: readonly string[];
  /** Name → text of each page in docs/generated. */
  readonly pages: Readonly<Record<string, string>>;
};

/**
 * The command `generate:proofs`: writes the pages from the stored evidence of the last test runs. With `--check` the
 * command writes nothing and fails when a page differs. Problems fail either way.
 */
export function writePages({ problems, pages }: ProofPages): void {
  const { values } = parseArgs({ options: { check: { type: 'boolean' } } });
  const fileOf = (name: string) => join(repositoryRoot, 'docs/generated', name);
  const stale = Object.entries(pages).filter(
    ([name, text]) => !existsSync(fileOf(name)) || readFileSync(fileOf(name), 'utf8') !== text,
  );
  const sentences = [
    ...problems,
    ...(values.check
      ? stale.map(
          ([name]) =>
            `docs/generated/${name} is not what the tests have shown: run "npx -y pnpm@12 generate:proofs" and commit it.`,
        )
      : []),
  ];
  if (sentences.length > 0) {
    console.error(`${sentences.join('\n')}\n`);
    console.error(
      'Evidence is what runs of the tests have left in coverage/evidence: after a change, run the tests of its package first.',
    );
    process.exitCode = 1;
    return;
  }
  for (const [name, text] of stale) writeFileSync(fileOf(name), text);
}
