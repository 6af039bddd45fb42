/**
 * Variables of the package manager and of us. With them a second package manager would think that it is our child,
 * and skip its install.
 */
const ofThisRun = /^(npm_|pnpm_|INIT_CWD$|NODE$|NODE_ENV$|SUKI_|DATABASE_URL$)/i;

/**
 * Returns the environment of a newly opened terminal: without the variables of this run, and with the machine's own
 * Node.
 */
export function newcomerEnvironment(
  own: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string | undefined>> {
  const kept = Object.entries(own).filter(([name]) => !ofThisRun.test(name));
  const path = (own.PATH ?? '').split(':').filter((folder) => !folder.includes('node_modules'));
  return { ...Object.fromEntries(kept), PATH: path.join(':') };
}
