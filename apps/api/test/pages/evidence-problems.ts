import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ProvingTest, repositoryRoot } from '@suki/evidence/evidence-files';
import { testsByProof } from '@suki/evidence/tests-by-proof';
import { answerProblems } from './calls-page.ts';
import { rowProblems } from './lifecycle-tests-page.ts';

/** Lists, in sentences, the answers and rows that a run of all tests of this package did not show. */
export function evidenceProblems(tests: readonly ProvingTest[]): readonly string[] {
  return [...answerProblems(tests), ...rowProblems(tests), ...fileProblems(tests)];
}

const playsFolder = 'apps/api/test/trade/rows';

/** Lists the files that carry rows out by the rules alone, where the entries of the server should. */
function fileProblems(tests: readonly ProvingTest[]): readonly string[] {
  const plays = readdirSync(join(repositoryRoot, playsFolder)).filter((name) => name.endsWith('.plays.ts'));
  const files = new Set([
    ...plays.map((name) => `${playsFolder}/${name}`),
    ...[...testsByProof(tests, 'row').values()].flat().map(({ file }) => file),
  ]);
  return [...files]
    .filter((file) =>
      /trade\/decide\/decide'|\/carry-out\.ts|\/decide-in\.ts|\/apply-decision'/.test(
        readFileSync(join(repositoryRoot, file), 'utf8'),
      ),
    )
    .map((file) => `${file} carries rows out, but asks the rules itself: take calls, webhooks and timers.`);
}
