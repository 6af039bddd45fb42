import { isAlive, type ProcessIdentity } from '@suki/local-stack/processes/process-identity';
import { processInfo } from '@suki/local-stack/processes/process-info';

const pollMilliseconds = 1_000;

/** `npx`, which calls itself "npm exec", and the package manager; not whatever runs from a folder `.pnpm`, as our own Node may. */
const isPackageManager = /(?<!\.)\bp?npm\b/;

/**
 * The processes between us and the terminal that belong to the package manager: `npx`, `pnpm` and the shells between them. Empty when we
 * were started with node directly.
 * @param pid the process whose ancestors are looked at.
 */
export function launchersOf(pid: number): readonly ProcessIdentity[] {
  const ancestors: { readonly identity: ProcessIdentity; readonly command: string }[] = [];
  for (let parent = processInfo(pid)?.parentPid; parent !== undefined; ) {
    const info = processInfo(parent);
    if (info === undefined) break;
    ancestors.push({ identity: { pid: info.pid, startedAt: info.startedAt }, command: info.command });
    parent = info.parentPid;
  }
  // The terminal's shell stands above the outermost one and may go: whoever wrote `&` and left wants the stack to go on.
  const outermost = ancestors.findLastIndex(({ command }) => isPackageManager.test(command));
  return ancestors.slice(0, outermost + 1).map(({ identity }) => identity);
}

/**
 * Settles when one of the given processes has ended. `npx` does not pass a polite kill on and nobody can pass on a hard one: without this
 * the stack would stay behind, with no terminal to stop it in. Linux only, where asking costs nothing; elsewhere it never settles.
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
