import type { Outcome } from './run-scenario.ts';

const isGood = ({ isPassed, broken }: Outcome): boolean => isPassed && broken.length === 0;

export function outcomeLine(outcome: Outcome): string {
  const { name, seed, what, text, broken, seconds } = outcome;
  const end = isGood(outcome) ? 'passed' : 'FAILED';
  const rules = broken.length === 0 ? '' : `; INV broken: ${broken.slice(0, 3).join('; ')}`;
  return `${name.padEnd(4)}${end}  ${what} (seed ${seed}): ${text}${rules}, ${seconds.toFixed(1)} s`;
}

/** Two lines: the invariants of all databases, and the number of scenarios that passed. */
export function summaryLines(outcomes: readonly Outcome[]): readonly string[] {
  const broken = outcomes.reduce((sum, outcome) => sum + outcome.broken.length, 0);
  const passed = outcomes.filter(isGood).length;
  return [
    `INV: ${broken === 0 ? 'holds' : `${broken} rows break it`} in ${outcomes.length} databases`,
    `${passed} passed, ${outcomes.length - passed} failed`,
  ];
}

export type RunFacts = {
  readonly at: Date;
  readonly commit: string;
  /** The machine's load: figures of a busy machine say little. */
  readonly load: string;
};

/** A row of docs/chaos.md: the outcome and its run. */
export function outcomeRow(outcome: Outcome, { at, commit, load }: RunFacts): string {
  const { name, what, seed, text, broken, seconds } = outcome;
  const counted = [text, ...broken].join('; ').replaceAll('|', '/');
  const run = `${at.toISOString().slice(0, 16)}Z, ${commit}, load ${load}`;
  const end = isGood(outcome) ? 'passed' : '**failed**';
  return `| ${[name, what, counted, end, seconds.toFixed(1), String(seed), run].join(' | ')} |`;
}

export type PageFacts = {
  readonly names: readonly string[];
  /** Cores, memory, versions. */
  readonly machine: string;
};

/**
 * Writes docs/chaos.md: the newest row of each scenario, kept from `before` where `rows` has none, and the scenarios
 * that were never run.
 */
export function reportPage(before: string, rows: readonly string[], { names, machine }: PageFacts): string {
  const kept = new Map([...before.split('\n'), ...rows].flatMap(namedRow));
  const missing = names.filter((name) => !kept.has(name));
  return [
    '# Chaos',
    '',
    '<!-- Written by `npx -y pnpm@12 --silent chaos --write`; not edited by hand. -->',
    '',
    'Races and faults of the [test plan](test-plan.md#chaos) against the real API, worker and PostgreSQL.',
    'Each scenario has a database of its own and ends with a check of the [invariants](test-plan.md#invariants) (INV).',
    '`--seed` repeats the random choices of a run, but not the timing of the machine.',
    '',
    `- Machine of the last run: ${machine}`,
    `- Never run here: ${missing.length === 0 ? 'nothing' : missing.join(', ')}`,
    '',
    '| Name | Size | Counted | Ended | Seconds | Seed | Run |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...names.flatMap((name) => kept.get(name) ?? []),
    '',
  ].join('\n');
}

/** Removes the padding that the formatter gives the cells of the committed page. */
function namedRow(line: string): [string, string][] {
  const name = /^\| ([A-Z]\d+) +\|/.exec(line)?.[1];
  return name === undefined ? [] : [[name, line.replace(/ +\|/g, ' |')]];
}
