import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataDirectoryOf } from '@suki/local-stack/environment';
import { repositoryRoot } from '@suki/local-stack/repository-root';
import { StackError } from '@suki/local-stack/stack-error';
import { findTestBrowser } from '../browser.ts';
import { announcementMark, createProgress, type Progress } from '../stack/progress.ts';
import { livingRun } from '../stack/run-record.ts';
import { withTemporaryStack } from '../stack/temporary-stack.ts';
import { countPlaywright } from './playwright-report.ts';
import { runProcess } from './run-process.ts';
import type { Stage, StageResult } from './stage.ts';

/** The pages take six to ten minutes on two cores that also run the tests of the API. A limit against hanging. */
const limitMilliseconds = 15 * 60_000;

const e2eDirectory = join(repositoryRoot, 'tooling/e2e');

/** The sale in Chromium: a complete stack with its own data and ports, and the Playwright tests against it. */
export function saleStage(stopped: Promise<void>): Stage {
  return {
    name: 'the sale in Chromium',
    run: async () => {
      refuseBesideRunningShop();
      const steps: string[] = [];
      const progress = collectedProgress(steps);
      const browser = await findTestBrowser();
      progress.note(`  · browser: ${browser.executablePath}`);
      try {
        return await withTemporaryStack({ parts: 'all', command: 'test', progress, stopped }, async (environment) => {
          const known = { ...environment, CHROMIUM_PATH: browser.executablePath };
          const pages = await progress.step('Pages', () => runPlaywright('pages', known));
          const sales = await progress.step('Sales', () => runPlaywright('sales', known));
          return {
            passed: pages.passed + sales.passed,
            failed: pages.failed + sales.failed,
            details: pages.details + sales.details,
            steps,
          };
        });
      } catch (error) {
        if (!(error instanceof StackError)) throw error;
        return { passed: 0, failed: 1, details: error.message, steps };
      }
    },
  };
}

/**
 * Collects the steps, to print them below this stage's line, because other stages print meanwhile. Announcements of
 * long steps are left out.
 */
function collectedProgress(steps: string[]): Progress {
  const write = (text: string) => {
    if (!text.startsWith(announcementMark)) steps.push(text.trimEnd());
    return true;
  };
  return createProgress({ write, isTTY: false, columns: 80 });
}

/** Both would build into one folder, and the running shop would serve half of each build. */
function refuseBesideRunningShop(): void {
  const running = livingRun(dataDirectoryOf(process.env.SUKI_DATA_DIR));
  if (running === undefined) return;
  throw new StackError(
    `The sale needs to build the shop, and one built in this checkout is being served (process ${running.owner.pid}): stop it with Ctrl-C in its terminal and run the tests again.`,
  );
}

/**
 * @param project - A project of `tooling/e2e/playwright.config.ts`: the sales move the clock of the whole system, so
 * nothing runs beside them.
 */
async function runPlaywright(
  project: 'pages' | 'sales',
  environment: Readonly<Record<string, string>>,
): Promise<StageResult> {
  const folder = mkdtempSync(join(tmpdir(), 'suki-playwright-'));
  const reportFile = join(folder, 'report.json');
  try {
    const { exitCode, output } = await runProcess({
      command: process.execPath,
      arguments: [
        join(e2eDirectory, 'node_modules/@playwright/test/cli.js'),
        'test',
        `--project=${project}`,
        '--reporter=list,json',
        `--global-timeout=${limitMilliseconds}`,
      ],
      directory: e2eDirectory,
      environment: {
        ...environment,
        NODE_ENV: 'test',
        PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
        SUKI_WEB_URL: environment.WEB_URL,
        SUKI_OPS_URL: environment.OPS_URL,
        SUKI_API_URL: environment.API_URL,
        SUKI_SANDBOX_URL: environment.SANDBOX_URL,
      },
    });
    const reportText = existsSync(reportFile) ? readFileSync(reportFile, 'utf8') : undefined;
    return { ...countPlaywright(reportText, exitCode), details: output };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
