import { findBrowser } from '../browser.ts';
import { stopRequested } from '../stack/stop-requested.ts';
import { saleStage } from './sale-stage.ts';
import { runStages, type Stage } from './stage.ts';
import { staticStages } from './static-stages.ts';
import { vitestStage } from './vitest-stage.ts';
import { hasVitestTests, workspacePackages } from './workspace-packages.ts';

/** Their tests run on a real PostgreSQL, which each of them starts for itself. */
const databasePackages: ReadonlySet<string> = new Set(['@suki/api', '@suki/db']);

/** `test`: everything that must hold before a change lands. Returns the exit code. */
export async function test(): Promise<number> {
  const stopped = stopRequested();
  const packages = workspacePackages().filter(hasVitestTests);
  const chromiumPath = (await findBrowser()).executablePath;
  const stages: readonly Stage[] = [
    ...staticStages,
    vitestStage({ name: 'unit', packages: packages.filter(({ name }) => !databasePackages.has(name)), chromiumPath }),
    vitestStage({
      name: 'API and database on a real PostgreSQL',
      packages: packages.filter(({ name }) => databasePackages.has(name)),
      chromiumPath,
    }),
    saleStage(stopped),
  ];
  const { failed } = await runStages({ stages, print: (text) => console.log(text), stopped });
  return failed === 0 ? 0 : 1;
}
