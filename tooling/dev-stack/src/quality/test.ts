import { tmpdir } from 'node:os';
import { findTestBrowser } from '../browser.ts';
import { stopRequested } from '../stack/stop-requested.ts';
import { kitStage } from './kit-stage.ts';
import { memoryFolder } from './memory-folder.ts';
import { saleStage } from './sale-stage.ts';
import { runStages } from './stage.ts';
import { forgetEvidence, generatedFiles, proofs, readings, types, typesOfTheShop } from './static-stages.ts';
import { type VitestStageOptions, vitestStage } from './vitest-stage.ts';
import { hasVitestTests, workspacePackages } from './workspace-packages.ts';

/** Packages whose tests start a real PostgreSQL. */
const databasePackages: ReadonlySet<string> = new Set([
  '@suki/api',
  '@suki/catalogue',
  '@suki/db',
  '@suki/local-stack',
  '@suki/replay',
]);

/** The package whose tests run the commands as a person does. */
const commandsPackage = '@suki/dev-stack';

/** Tests that kill, freeze and restart processes: they wait more than they work, so they run beside the others. */
const faults = { packageName: '@suki/api', folder: 'test/faults/' } as const;

/**
 * Niceness below the neighbour: the browser measures layout shift, a stack has 10 s to stop, and a killed process must
 * be back in time.
 */
const givesWay = 5;

/**
 * `test`: everything that must hold before a change lands. Returns the exit code.
 *
 * The pages and the tests of the API need both cores, so they run one after the other: beside each other they took as
 * long, and each met its limits of real time because of the other (ADR 0051).
 */
export async function test(): Promise<number> {
  const stopped = stopRequested();
  // Every stage and its child processes make their temporary folders here.
  process.env.TMPDIR = memoryFolder() ?? tmpdir();
  forgetEvidence();
  const packages = workspacePackages().filter(hasVitestTests);
  const chromiumPath = (await findTestBrowser()).executablePath;
  const tests = (
    name: string,
    niceness: number,
    isOne: (packageName: string) => boolean,
    folders?: VitestStageOptions['folders'],
  ) => vitestStage({ name, packages: packages.filter((each) => isOne(each.name)), chromiumPath, niceness, folders });
  const isUnit = (name: string) => !databasePackages.has(name) && name !== commandsPackage;
  const commands = tests('start, reset, dev and demo', 0, (name) => name === commandsPackage);
  const faultsStage = tests('faults', 0, (name) => name === faults.packageName, {
    only: faults.folder,
  });
  const phases = [
    [[generatedFiles]],
    [
      [kitStage({ chromiumPath }), typesOfTheShop, saleStage(stopped)],
      [...readings({ niceness: givesWay }), types({ niceness: givesWay }), tests('unit', givesWay, isUnit)],
    ],
    [
      [
        tests('API and database on a real PostgreSQL', givesWay, (name) => databasePackages.has(name), {
          without: faults.folder,
        }),
      ],
      [commands, faultsStage],
    ],
    [[proofs]],
  ];
  const { failed } = await runStages({ phases, print: (text) => console.log(text), stopped });
  return failed === 0 ? 0 : 1;
}
