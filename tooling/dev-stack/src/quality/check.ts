import { stopRequested } from '../stack/stop-requested.ts';
import { runStages } from './stage.ts';
import { generatedFiles, readings, types, typesOfTheShop } from './static-stages.ts';
import { vitestStage } from './vitest-stage.ts';
import { hasVitestTests, workspacePackages } from './workspace-packages.ts';

/** Packages whose tests need a server, a browser or pictures; `test` runs them. */
const slowPackages: ReadonlySet<string> = new Set([
  '@suki/api',
  '@suki/art',
  '@suki/catalogue',
  '@suki/db',
  '@suki/dev-stack',
  '@suki/local-stack',
  '@suki/replay',
  '@suki/sandbox',
]);

/** `check`: the checks before each commit, in under a minute. Returns the exit code. */
export async function check(): Promise<number> {
  const packages = workspacePackages().filter((each) => hasVitestTests(each) && !slowPackages.has(each.name));
  const fastTests = vitestStage({ name: 'fast tests', packages, chromiumPath: undefined });
  const phases = [[[generatedFiles]], [[types()], [typesOfTheShop, ...readings()]], [[fastTests]]];
  const { failed } = await runStages({ phases, print: (text) => console.log(text), stopped: stopRequested() });
  return failed === 0 ? 0 : 1;
}
