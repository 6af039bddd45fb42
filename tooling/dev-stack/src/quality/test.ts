import { tmpdir } from 'node:os';
import { findBrowser } from '../browser.ts';
import { stopRequested } from '../stack/stop-requested.ts';
import { kitStage } from './kit-stage.ts';
import { memoryFolder } from './memory-folder.ts';
import { saleStage } from './sale-stage.ts';
import { runStages } from './stage.ts';
import { generatedFiles, readings, types, typesOfTheShop } from './static-stages.ts';
import { vitestStage } from './vitest-stage.ts';
import { hasVitestTests, workspacePackages } from './workspace-packages.ts';

/** Their tests run on a real PostgreSQL, which each of them starts for itself. */
const databasePackages: ReadonlySet<string> = new Set(['@suki/api', '@suki/db']);

/** Its tests run the commands as a person does. */
const commandsPackage = '@suki/dev-stack';

/**
 * Behind the sale, which measures what moves on a page; before all others, for a call of the API has 3 s to get what it needs, and a stack 10 s
 * to stop.
 */
const givesWay = 5;
const fillsGaps = 15;

/**
 * `test`: everything that must hold before a change lands. Returns the exit code.
 *
 * The kit goes before the sale, for it keeps both of two cores busy by itself. The sale takes the longest and leaves cores idle while its pages
 * settle, so everything else runs beside it.
 */
export async function test(): Promise<number> {
  const stopped = stopRequested();
  // Every stage, and whatever it starts, asks there for its temporary folders.
  process.env.TMPDIR = memoryFolder() ?? tmpdir();
  const packages = workspacePackages().filter(hasVitestTests);
  const chromiumPath = (await findBrowser()).executablePath;
  const tests = (name: string, niceness: number, isOne: (packageName: string) => boolean) =>
    vitestStage({ name, packages: packages.filter((each) => isOne(each.name)), chromiumPath, niceness });
  const isUnit = (name: string) => !databasePackages.has(name) && name !== commandsPackage;
  const phases = [
    [[generatedFiles]],
    [
      [kitStage({ chromiumPath })],
      [...readings({ niceness: fillsGaps }), types({ niceness: fillsGaps }), tests('unit', fillsGaps, isUnit)],
    ],
    [
      [typesOfTheShop, saleStage(stopped)],
      [
        tests('API and database on a real PostgreSQL', givesWay, (name) => databasePackages.has(name)),
        tests('start, reset, dev and demo', givesWay, (name) => name === commandsPackage),
      ],
    ],
  ];
  const { failed } = await runStages({ phases, print: (text) => console.log(text), stopped });
  return failed === 0 ? 0 : 1;
}
