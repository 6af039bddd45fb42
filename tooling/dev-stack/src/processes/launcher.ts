import { isAlive, type ProcessIdentity } from '@suki/local-stack/processes/process-identity';
import { processInfo } from '@suki/local-stack/processes/process-info';

const pollMilliseconds = 1_000;

/**
 * `npx`, which calls itself "npm exec", and the package manager; but no program in a folder `.pnpm`, such as our own
 * Node.
 */
const isPackageManager = /(?<!\.)\bp?npm\b/;

/**
 * Returns the package manager's processes between us and the terminal: `npx`, `pnpm` and the shells between them.
 * Empty when we were started with node directly.
 * @param pid - The process whose ancestors are searched.
 */
export function launchersOf(pid: number): readonly ProcessIdentity[] {
  const ancestors: { readonly identity: ProcessIdentity; readonly command: string }[] = [];
  for (let parent = processInfo(pid)?.parentPid; parent !== undefined; ) {
    const info = processInfo(parent);
    if (info === undefined) break;
    ancestors.push({ identity: { pid: info.pid, startedAt: info.startedAt }, command: info.command });
    parent = info.parentPid;
  }
  // The terminal's shell above the outermost one may end: people who used `&` and left want the stack to go on.
  const outermost = ancestors.findLastIndex(({ command }) => isPackageManager.test(command));
  return ancestors.slice(0, outermost + 1).map(({ identity }) => identity);
}

/**
 * Settles when one of the given processes has ended. `npx` does not pass on a polite kill, and nothing can pass on a
 * hard one: the stack would stay behind without a terminal. Linux only, where asking costs nothing; elsewhere the
 * promise never settles.
 */
export function anyEnded(processes: readonly ProcessIdentity[]): Promise<void> {
  return new Promise((settle) => {
    if (process.platform !== 'linux' || processes.length === 0) return;
    const timer = setInterval(() => {
      if (processes.every(isAlive)) return;
      clearInterval(timer);
      settle();
    }, pollMilliseconds);
    timer.unref();
  });
}
