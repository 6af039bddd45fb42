/** What the package manager tells the script that we are; with it, a second one would believe to be our child and skip its install. */
const ofThisRun = /^(npm_|pnpm_|INIT_CWD$|NODE$|NODE_ENV$|SUKI_|DATABASE_URL$)/i;

/** The environment of somebody who has just opened a terminal: without what this run was started with, and with the machine's own Node. */
export function newcomerEnvironment(
  own: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string | undefined>> {
  const kept = Object.entries(own).filter(([name]) => !ofThisRun.test(name));
  const path = (own.PATH ?? '').split(':').filter((folder) => !folder.includes('node_modules'));
  return { ...Object.fromEntries(kept), PATH: path.join(':') };
}
