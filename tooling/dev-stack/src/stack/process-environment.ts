import { dirname, join } from 'node:path';
import { repositoryRoot } from '@suki/local-stack/repository-root';

/**
 * Variables of the caller that were set for something else and would change our processes: a PORT or HOST for another
 * program, options for another node, and the variables of the package manager for its scripts.
 */
const foreignVariable = /^(PORT|HOST|HOSTNAME|NODE_OPTIONS|NODE_ENV|INIT_CWD|npm_.*|pnpm_.*|VITEST.*|TEST)$/i;

/** Returns the caller's environment (PATH, HOME, locale, proxies) with the stack's own variables over it. */
export function processEnvironment(
  caller: Readonly<Record<string, string | undefined>>,
  stack: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const inherited: Record<string, string> = {};
  for (const [name, value] of Object.entries(caller)) {
    if (value !== undefined && !foreignVariable.test(name)) inherited[name] = value;
  }
  // Programs that look for `node` themselves find the one that runs us.
  const path = [dirname(process.execPath), join(repositoryRoot, 'node_modules/.bin'), inherited.PATH ?? ''].join(':');
  return { ...inherited, ...stack, PATH: path };
}
