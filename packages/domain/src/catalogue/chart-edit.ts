import { CHART_ROWS_MAX, SIZE_LABEL_MAX } from '../config/catalogue-desk.ts';
import { isPlainText } from '../validators/plain-text.ts';
import { shortSystemNames } from './size-label.ts';
import { type SizeSystem, sizeSystems } from './size-systems.ts';

/** The labels of one size by system; a system without a label is one that the maker does not print. */
export type ChartLabels = Readonly<Partial<Record<SizeSystem, string | undefined>>>;

/** A size as an editor leaves it. `was` is its label in the base system before; null for a new size. */
export type EditedSize = { readonly was: string | null; readonly labels: ChartLabels };

export const chartProblems = ['empty', 'twice', 'too_long', 'unknown', 'too_many'] as const;
/** A label that is wrong; `row` is the place of its size. */
export type ChartProblem = {
  readonly row: number;
  readonly system: SizeSystem;
  readonly problem: (typeof chartProblems)[number];
};

type Chart = { readonly baseSystem: SizeSystem; readonly rows: readonly ChartLabels[] };

/** Returns the labels without blanks around them and without empty ones, in the order of the systems. */
export function cleanLabels(labels: ChartLabels): Readonly<Record<string, string>> {
  const entries = sizeSystems.flatMap((system): [string, string][] => {
    const label = labels[system]?.trim() ?? '';
    return label === '' ? [] : [[system, label]];
  });
  return Object.fromEntries(entries);
}

/**
 * Returns what is wrong with the edited sizes of a chart: each size has a label of its own in the base system (`empty`,
 * `twice`), which is the size's name everywhere; a size that `was` in the chart is one of its sizes, each once.
 */
export function problemsOfChart({ baseSystem, rows }: Chart, edited: readonly EditedSize[]): readonly ChartProblem[] {
  if (edited.length === 0) return [{ row: 0, system: baseSystem, problem: 'empty' }];
  if (edited.length > CHART_ROWS_MAX) return [{ row: CHART_ROWS_MAX, system: baseSystem, problem: 'too_many' }];
  const known = new Set(rows.map((row) => row[baseSystem]));
  const told = new Set<string>();
  const named = new Set<string>();
  return edited.flatMap(({ was, labels }, row): ChartProblem[] => {
    const name = labels[baseSystem]?.trim() ?? '';
    const problems: ChartProblem[] = [];
    if (name === '') problems.push({ row, system: baseSystem, problem: 'empty' });
    else if (named.has(name)) problems.push({ row, system: baseSystem, problem: 'twice' });
    named.add(name);
    if (was !== null && (!known.has(was) || told.has(was)))
      problems.push({ row, system: baseSystem, problem: 'unknown' });
    if (was !== null) told.add(was);
    const long = sizeSystems.filter((system) => {
      const label = labels[system]?.trim() ?? '';
      return label.length > SIZE_LABEL_MAX || !isPlainText(label);
    });
    return [...problems, ...long.map((system): ChartProblem => ({ row, system, problem: 'too_long' }))];
  });
}

export type ChartEdit = {
  /** The sizes of the chart in their new order. */
  readonly rows: readonly Readonly<Record<string, string>>[];
  /** The systems of the chart: the base, then those that it had, then new ones. */
  readonly systems: readonly SizeSystem[];
  /** Sizes whose labels changed, by their label in the base system before. */
  readonly relabelled: readonly { readonly was: string; readonly labels: Readonly<Record<string, string>> }[];
  /** Sizes that the chart loses, by their label in the base system. */
  readonly removed: readonly string[];
};

/** Returns what an edit without problems does to a chart. */
export function editChart(
  { baseSystem, rows, systems }: Chart & { readonly systems: readonly SizeSystem[] },
  edited: readonly EditedSize[],
): ChartEdit {
  const after = edited.map(({ was, labels }) => ({ was, labels: cleanLabels(labels) }));
  const before = new Map(rows.map((row) => [row[baseSystem] ?? '', cleanLabels(row)]));
  const kept = new Set(after.map(({ was }) => was));
  const has = (system: SizeSystem): boolean => after.some(({ labels }) => labels[system] !== undefined);
  return {
    rows: after.map(({ labels }) => labels),
    systems: [...new Set([baseSystem, ...systems.filter(has), ...sizeSystems.filter(has)])],
    relabelled: after.flatMap(({ was, labels }) =>
      was === null || JSON.stringify(before.get(was)) === JSON.stringify(labels) ? [] : [{ was, labels }],
    ),
    removed: [...before.keys()].filter((label) => !kept.has(label)),
  };
}

/** A size in the words of the history: "9 (EU 42.5, UK 8)". */
export function sizeInWords(labels: ChartLabels, baseSystem: SizeSystem): string {
  const others = sizeSystems.flatMap((system) => {
    const label = labels[system];
    return system === baseSystem || label === undefined ? [] : [`${shortSystemNames[system]} ${label}`];
  });
  const name = labels[baseSystem] ?? '';
  return others.length === 0 ? name : `${name} (${others.join(', ')})`;
}

/** Returns the sizes that differ between two states of a chart, in the words of the history. */
export function chartDifference(
  { baseSystem, rows }: Chart,
  after: readonly ChartLabels[],
): { readonly before: string; readonly after: string } {
  const inWords = (list: readonly ChartLabels[]) => list.map((labels) => sizeInWords(labels, baseSystem));
  const [was, is] = [inWords(rows), inWords(after)];
  const differ = { before: was.filter((size) => !is.includes(size)), after: is.filter((size) => !was.includes(size)) };
  // Nothing but the order: then the whole list tells it.
  const isOrder = differ.before.length === 0 && differ.after.length === 0;
  const names = (list: readonly ChartLabels[]) => list.map((labels) => labels[baseSystem] ?? '').join(', ');
  return isOrder
    ? { before: names(rows), after: names(after) }
    : { before: differ.before.join('; '), after: differ.after.join('; ') };
}
