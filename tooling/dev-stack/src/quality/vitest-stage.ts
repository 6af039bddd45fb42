import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProcess } from './run-process.ts';
import type { Stage, StageResult } from './stage.ts';
import { countVitest } from './vitest-report.ts';
import type { WorkspacePackage } from './workspace-packages.ts';

export type VitestStageOptions = {
  readonly name: string;
  readonly packages: readonly WorkspacePackage[];
  /** For component tests, which run in a browser. */
  readonly chromiumPath: string | undefined;
  readonly niceness?: number | undefined;
  /** Folders inside a package whose tests this stage alone runs, or leaves to another stage. */
  readonly folders?: { readonly only: string } | { readonly without: string } | undefined;
};

/**
 * A limit against hanging, not a measure. At the lowest priority beside the sale, the demo data took more than 120 s;
 * alone they need 20 s.
 */
const hangingMilliseconds = 300_000;

/** Runs the vitest tests of these packages, one package after the other, because each uses all cores. */
export function vitestStage({ name, packages, ...how }: VitestStageOptions): Stage {
  return {
    name,
    run: async () => {
      const results: StageResult[] = [];
      for (const each of packages) results.push(await runVitest(each, how));
      return {
        passed: results.reduce((sum, { passed }) => sum + passed, 0),
        failed: results.reduce((sum, { failed }) => sum + failed, 0),
        details: results
          .filter(({ failed }) => failed > 0)
          .map(({ details }) => details)
          .join('\n'),
      };
    },
  };
}

const folderArguments = (folders: VitestStageOptions['folders']): readonly string[] => {
  if (folders === undefined) return [];
  return 'only' in folders ? [folders.only] : [`--exclude=${folders.without}**`];
};

export type VitestRun = Pick<VitestStageOptions, 'chromiumPath' | 'niceness' | 'folders'> & {
  /** Another configuration than the package's own `vitest.config.ts`. */
  readonly config?: string | undefined;
};

export async function runVitest(
  { name, directory }: Pick<WorkspacePackage, 'name' | 'directory'>,
  { chromiumPath, niceness, config, folders }: VitestRun,
): Promise<StageResult> {
  const folder = mkdtempSync(join(tmpdir(), 'suki-vitest-'));
  const reportFile = join(folder, 'report.json');
  try {
    const { exitCode, output } = await runProcess({
      command: process.execPath,
      arguments: [
        join(directory, 'node_modules/vitest/vitest.mjs'),
        'run',
        ...(config === undefined ? ['--passWithNoTests'] : [`--config=${config}`]),
        ...folderArguments(folders),
        `--testTimeout=${hangingMilliseconds}`,
        `--hookTimeout=${hangingMilliseconds}`,
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${reportFile}`,
      ],
      directory,
      niceness,
      environment: {
        ...process.env,
        NODE_ENV: 'test',
        ...(chromiumPath === undefined ? {} : { CHROMIUM_PATH: chromiumPath }),
      },
    });
    const reportText = existsSync(reportFile) ? readFileSync(reportFile, 'utf8') : undefined;
    const hasNoTests = exitCode === 0 && reportText === undefined;
    const count = hasNoTests ? { passed: 0, failed: 0 } : countVitest(reportText, exitCode);
    return { ...count, details: `── ${name}\n${output}` };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
