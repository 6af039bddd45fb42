import { type EnvironmentName, type Rule, rules } from './rules.table.ts';
import { type Kind, kindOf, type VariableName } from './variables.table.ts';

/** Variables as a process was given them. An empty one counts as missing. */
export type Variables = Readonly<Record<string, string | undefined>>;

export type Problem = { readonly name: VariableName; readonly rule: string; readonly problem: string };

export type Start = {
  readonly environment: EnvironmentName;
  readonly variables: Variables;
  /** Those that the process reads; it is not judged by variables of others. */
  readonly names: readonly VariableName[];
};

/** Applies the start-up guard: returns every variable that breaks a rule of its environment, by the order of rules. */
export function startProblems({ environment, variables, names }: Start): readonly Problem[] {
  return rules.flatMap((rule) =>
    names
      .filter((name) => rule.of.some((kind) => kind === kindOf[name]))
      .flatMap((name) => problemOf({ rule, environment, variables, names, name })),
  );
}

function problemOf({
  rule,
  environment,
  variables,
  names,
  name,
}: Start & { readonly rule: Rule; readonly name: VariableName }): readonly Problem[] {
  const value = variables[name] ?? '';
  if (value === '' && rule.judgesMissing !== true) return [];
  const problem = rule[environment]?.({ name, value, equals: equalSecrets({ variables, names, name }), variables });
  return problem === undefined ? [] : [{ name, rule: rule.rule, problem }];
}

const secretKinds: readonly Kind[] = ['secret', 'search-key', 'gateway-key', 'data-key'];

function equalSecrets({
  variables,
  names,
  name,
}: Pick<Start, 'variables' | 'names'> & { readonly name: VariableName }): readonly VariableName[] {
  const own = variables[name]?.trim();
  return names.filter(
    (other) => other !== name && secretKinds.includes(kindOf[other]) && variables[other]?.trim() === own,
  );
}
