import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** Paths of the program inside a folder such as chromium-1208, for the versions and platforms of the last years. */
const programs = [
  'chrome-linux64/chrome',
  'chrome-linux/chrome',
  'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  'chrome-mac-x64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
] as const;

/** Returns the newest Chromium that `playwright install` put on this machine. */
export function installedByPlaywright(): string | undefined {
  const folder =
    process.env.PLAYWRIGHT_BROWSERS_PATH ??
    join(homedir(), process.platform === 'darwin' ? 'Library/Caches' : '.cache', 'ms-playwright');
  if (!existsSync(folder)) return undefined;
  return readdirSync(folder)
    .filter((name) => /^chromium-\d+$/.test(name))
    .sort((one, other) => Number(other.slice('chromium-'.length)) - Number(one.slice('chromium-'.length)))
    .flatMap((name) => programs.map((program) => join(folder, name, program)))
    .find((path) => existsSync(path));
}
