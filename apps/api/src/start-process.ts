import { type Environment, readEnvironment } from './env.ts';
import { createLog, type Log } from './log.ts';

/** Begins every process: reads its environment, or names all missing variables in one message. */
export function startProcess(
  variables: NodeJS.ProcessEnv,
  process: 'http' | 'worker' | 'command',
): { readonly environment: Environment; readonly log: Log } {
  try {
    const environment = readEnvironment(variables);
    return { environment, log: createLog({ level: environment.LOG_LEVEL, process }) };
  } catch (error) {
    failStart(error instanceof Error ? error.message : String(error));
  }
}

/** Ends the process with a sentence that says what to do, without a stack. */
export function failStart(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
