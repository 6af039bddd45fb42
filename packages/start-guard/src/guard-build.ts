import type { EnvironmentName } from './rules.table.ts';
import { startProblems, type Variables } from './start-problems.ts';
import { kindOf, type VariableName } from './variables.table.ts';

const environments: readonly EnvironmentName[] = ['test', 'staging', 'production'];

export type GuardedBuild = {
  /** The subject of the message: "The shop". */
  readonly process: string;
  /** The bundler inserts variables with this prefix into what browsers load. */
  readonly prefix: 'NEXT_PUBLIC_' | 'VITE_';
  readonly variables: Variables;
};

/**
 * Applies the start-up guard to a build for browsers: what it inserts stays in every copy of its files. Without APP_ENV
 * a build is for one machine, so an address of anywhere else is refused until its environment is named.
 * @throws Error that names every unsafe variable.
 */
export function guardBuild({ process, prefix, variables }: GuardedBuild): void {
  const environment = environments.find((name) => name === (variables.APP_ENV || 'test'));
  const names = (Object.keys(kindOf) as VariableName[]).filter((name) => name.startsWith(prefix));
  const problems =
    environment === undefined
      ? [{ name: 'APP_ENV', problem: `is none of ${environments.join(', ')}` }]
      : startProblems({ environment, variables, names });
  if (problems.length === 0) return;
  throw new Error(
    [
      `${process} is not built: browsers would get these values. Set them in the environment of the build:`,
      ...problems.map(({ name, problem }) => `  ${name} ${problem}.`),
    ].join('\n'),
  );
}
