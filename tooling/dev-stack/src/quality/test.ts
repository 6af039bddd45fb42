import { findBrowser } from '../browser.ts';
import { stopRequested } from '../stack/stop-requested.ts';
import { saleStage } from './sale-stage.ts';
import { runStages, type Stage } from './stage.ts';
import { staticStages } from './static-stages.ts';
import { vitestStage } from './vitest-stage.ts';
import { hasVitestTests, workspacePackages } from './workspace-packages.ts';

/** Their tests run on a real PostgreSQL, which each of them starts for itself. */
const databasePackages: ReadonlySet<string> = new Set(['@suki/api', '@suki/db']);

/** Its tests run the commands as a person does, and look at what happens within seconds: nothing else runs beside them. */
const commandsPackage = '@suki/dev-stack';

/** `test`: everything that must hold before a change lands. Returns the exit code. */
export async function test(): Promise<number> {
  const stopped = stopRequested();
  const packages = workspacePackages().filter(hasVitestTests);
  const chromiumPath = (await findBrowser()).executablePath;
  const tests = (name: string, isOne: (packageName: string) => boolean) =>
    vitestStage({ name, packages: packages.filter((each) => isOne(each.name)), chromiumPath });
  const isUnit = (name: string) => !databasePackages.has(name) && name !== commandsPackage;
  const stages: readonly Stage[] = [
    ...staticStages,
    tests('unit', isUnit),
    tests('start, reset, dev and demo', (name) => name === commandsPackage),
    tests('API and database on a real PostgreSQL', (name) => databasePackages.has(name)),
    saleStage(stopped),
  ];
  const { failed } = await runStages({ stages, print: (text) => console.log(text), stopped });
  return failed === 0 ? 0 : 1;
}
