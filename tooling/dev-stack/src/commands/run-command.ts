import { repositoryRoot } from '@suki/local-stack/repository-root';
import { StackError } from '@suki/local-stack/stack-error';
import { ensureInstalled } from '../install/ensure-installed.ts';

/**
 * Runs one command of the developer stack and ends the process with its exit code. `load` imports the command's code
 * after the install was checked: this file and its own imports need nothing from node_modules.
 */
export async function runCommand(load: () => Promise<() => Promise<number>>): Promise<never> {
  process.exit(await exitCodeOf(load));
}

async function exitCodeOf(load: () => Promise<() => Promise<number>>): Promise<number> {
  // A closed terminal breaks our output; stopping everything properly matters more than the words.
  process.stdout.on('error', () => undefined);
  process.stderr.on('error', () => undefined);
  try {
    ensureInstalled(repositoryRoot);
    const run = await load();
    return await run();
  } catch (error) {
    console.error(error instanceof StackError ? `\n${error.message}` : error);
    return 1;
  }
}
