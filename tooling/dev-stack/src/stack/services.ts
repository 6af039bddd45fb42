import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { StackPorts } from '@suki/local-stack/ports';
import { repositoryRoot } from '@suki/local-stack/repository-root';
import { emulatorArguments } from '../auth-emulator/emulator-command.ts';
import type { ProcessSpec } from '../processes/managed-process.ts';

/** `start` serves what was built; `dev` reloads on every change. */
export type StackMode = 'start' | 'dev';

export type ServiceContext = {
  readonly mode: StackMode;
  readonly ports: StackPorts;
  readonly environment: Readonly<Record<string, string>>;
  readonly logDirectory: string;
};

const apiDirectory = join(repositoryRoot, 'apps/api');
/** Saves the commands of the API a second; its servers import this file themselves. */
const quickImports: readonly string[] = ['--import', './src/quick-imports.ts'];
/**
 * Collects garbage of requests every 16 MB instead of 64, because the API may hold 250 MB (ADR 0061); the worker has
 * no such limit. The flag works only where the process is started.
 */
const smallHeap: readonly string[] = ['--max-semi-space-size=16'];
const sandboxDirectory = join(repositoryRoot, 'apps/sandbox');
const webDirectory = join(repositoryRoot, 'apps/web');
const opsDirectory = join(repositoryRoot, 'apps/ops');

export function authEmulator(context: ServiceContext): ProcessSpec {
  return nodeProcess(context, {
    name: 'auth-emulator',
    label: 'the auth emulator',
    directory: repositoryRoot,
    arguments: emulatorArguments,
  });
}

export function sandbox(context: ServiceContext): ProcessSpec {
  return nodeProcess(context, {
    name: 'sandbox',
    label: 'the sandbox',
    directory: sandboxDirectory,
    arguments: [...serverFlags(context), 'src/main.ts'],
  });
}

export function api(context: ServiceContext): ProcessSpec {
  return nodeProcess(context, {
    name: 'api',
    label: 'the API',
    directory: apiDirectory,
    arguments: [...smallHeap, ...serverFlags(context), 'src/main-http.ts'],
  });
}

export function worker(context: ServiceContext): ProcessSpec {
  return nodeProcess(context, {
    name: 'worker',
    label: 'the worker',
    directory: apiDirectory,
    arguments: [...serverFlags(context), 'src/main-worker.ts'],
  });
}

export function migration(context: ServiceContext): ProcessSpec {
  return nodeProcess(context, {
    name: 'migrate',
    label: 'the migration',
    directory: apiDirectory,
    arguments: [...quickImports, 'src/commands/migrate.ts'],
  });
}

export function seeding(context: ServiceContext): ProcessSpec {
  return nodeProcess(context, {
    name: 'seed',
    label: 'the seeding',
    directory: apiDirectory,
    arguments: [...quickImports, 'seed/main.ts'],
  });
}

/** Builds one of the two apps; turbo does nothing for unchanged inputs. */
export function build(context: ServiceContext, app: 'web' | 'ops'): ProcessSpec {
  return nodeProcess(context, {
    name: `build-${app}`,
    label: app === 'web' ? 'the build of the shop' : 'the build of the ops console',
    directory: repositoryRoot,
    // Loose environment: pages are rendered from the running API, with variables that are not part of the build's
    // key.
    arguments: [
      packageProgram(repositoryRoot, 'turbo/bin/turbo'),
      'run',
      'build',
      `--filter=@suki/${app}`,
      '--env-mode=loose',
    ],
  });
}

export function web(context: ServiceContext): ProcessSpec {
  return nodeProcess(context, {
    name: 'web',
    label: 'the shop',
    directory: webDirectory,
    arguments:
      context.mode === 'dev'
        ? [
            packageProgram(webDirectory, 'next/dist/bin/next'),
            'dev',
            '--port',
            String(context.ports.web),
            '--hostname',
            '127.0.0.1',
          ]
        : ['server.ts'],
  });
}

export function ops(context: ServiceContext): ProcessSpec {
  const viteArguments = ['--port', String(context.ports.ops), '--strictPort'];
  return nodeProcess(context, {
    name: 'ops',
    label: 'the ops console',
    directory: opsDirectory,
    arguments:
      context.mode === 'dev' ? [join(opsDirectory, 'node_modules/vite/bin/vite.js'), ...viteArguments] : ['server.ts'],
  });
}

function serverFlags(context: ServiceContext): readonly string[] {
  return context.mode === 'dev' ? ['--watch', '--watch-preserve-output'] : [];
}

/**
 * Returns the file of a dependency's program: starting the file with our own node saves the process of a shell
 * wrapper.
 */
function packageProgram(directory: string, path: string): string {
  return createRequire(join(directory, 'package.json')).resolve(path);
}

function nodeProcess(
  context: ServiceContext,
  spec: Pick<ProcessSpec, 'name' | 'label' | 'directory' | 'arguments'>,
): ProcessSpec {
  return {
    ...spec,
    command: process.execPath,
    environment: context.environment,
    logFile: join(context.logDirectory, `${spec.name}.log`),
  };
}
