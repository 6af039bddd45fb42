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

/** Niceness below the browser, which measures layout shift. */
const givesWay = 5;

/** Niceness in between, because a stack has 10 s to stop. These tests mostly wait. */
const givesWayToBrowser = 3;

/**
 * `test`: everything that must hold before a change lands. Returns the exit code.
 *
 * One track runs what needs a browser, the other the rest, and neither waits for the other: the browser leaves cores
 * idle while its pages settle. The commands' own tests run in the track that is free first.
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
  const commands = tests('start, reset, dev and demo', givesWayToBrowser, (name) => name === commandsPackage);
  const faultsStage = tests('faults', givesWayToBrowser, (name) => name === faults.packageName, {
    only: faults.folder,
  });
  const phases = [
    [[generatedFiles]],
    [
      [kitStage({ chromiumPath }), typesOfTheShop, saleStage(stopped), commands, faultsStage],
      [
        ...readings({ niceness: givesWay }),
        types({ niceness: givesWay }),
        tests('unit', givesWay, isUnit),
        tests('API and database on a real PostgreSQL', givesWay, (name) => databasePackages.has(name), {
          without: faults.folder,
        }),
        commands,
        faultsStage,
      ],
    ],
    [[proofs]],
  ];
  const { failed } = await runStages({ phases, print: (text) => console.log(text), stopped });
  return failed === 0 ? 0 : 1;
}
