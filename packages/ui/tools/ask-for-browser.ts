import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Runs in a process of its own: the shop's packages do not depend on the tools that start it. */
const command = fileURLToPath(new URL('../../../tooling/dev-stack/src/commands/browser.ts', import.meta.url));

export type LaunchOptions = { readonly executablePath: string; readonly args: string[] };

/**
 * @param kind - `found`: any Chromium, an installed one first; `pinned`: the one that draws the same pixels everywhere
 */
export function askForBrowser(kind: 'found' | 'pinned'): LaunchOptions {
  const answer: LaunchOptions = JSON.parse(execFileSync(process.execPath, [command, kind], { encoding: 'utf8' }));
  return answer;
}
