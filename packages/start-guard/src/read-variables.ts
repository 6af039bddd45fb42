import type { z } from 'zod';
import type { EnvironmentName } from './rules.table.ts';
import { startProblems, type Variables } from './start-problems.ts';
import type { VariableName } from './variables.table.ts';

type Fields = { readonly APP_ENV: z.ZodType<EnvironmentName> } & { readonly [Name in VariableName]?: z.ZodType };

export type VariablesOf<Shape extends Fields> = {
  /** The subject of the message: "The API". */
  readonly process: string;
  readonly schema: z.ZodObject<Shape>;
  /** For each variable: its meaning, for the message about an unsafe one. A variable without a kind can have none. */
  readonly help: { readonly [Name in keyof Shape]: Name extends VariableName ? string : never };
  readonly variables: Variables;
};

/**
 * Reads the variables of a process once, at its start, and applies the start-up guard (ADR 0094).
 * @throws Error that names every missing, wrong or unsafe variable, its rule, its meaning, and the place to set it.
 */
export function readVariables<Shape extends Fields>(given: VariablesOf<Shape>): z.output<z.ZodObject<Shape>> {
  const { schema } = given;
  const help: Readonly<Record<string, string>> = given.help;
  const variables = Object.fromEntries(Object.entries(given.variables).filter(([, value]) => value !== ''));
  const result = schema.safeParse(variables);
  const problems = result.success
    ? startProblems({
        environment: variables.APP_ENV === undefined ? 'test' : (variables.APP_ENV as EnvironmentName),
        variables,
        names: Object.keys(schema.shape) as VariableName[],
      }).map(({ name, problem }) => `${name} ${problem} (${help[name]})`)
    : result.error.issues.map((issue) => {
        const name = String(issue.path[0]) as VariableName;
        return `${name} ${variables[name] === undefined ? 'is missing' : `is not usable (${issue.message})`}: ${help[name]}`;
      });
  if (result.success && problems.length === 0) return result.data;
  throw new Error(
    [
      `${given.process} cannot start. Set these in the environment of the process, or in .env at the root of the repository`,
      '(`npx -y pnpm@12 start` sets all of them for a stack on one machine):',
      ...problems.map((problem) => `  ${problem}.`),
    ].join('\n'),
  );
}
