import { type ChartLabels, problemsOfChart, sizeInWords } from '@suki/domain/catalogue/chart-edit';
import { type SizeSystem, sizeSystems } from '@suki/domain/catalogue/size-systems';
import { chartProblemsEn } from '@suki/domain/texts/chart-problems.en';
import type { CatalogueSizeChart, SaveSizeChartBody } from '@suki/sdk/types';
import { chartsTexts as words } from './size-charts.texts.ts';

type Chart = Pick<CatalogueSizeChart, 'baseSystem' | 'systems' | 'rows'>;

/** A size with a number of its own, by which the screen knows it while it is moved and edited. */
export type SizeEntry = {
  readonly id: number;
  readonly was: string | null;
  readonly labels: ChartLabels;
  readonly isUsed: boolean;
};

export function entriesOfChart({ rows, baseSystem }: Chart): readonly SizeEntry[] {
  return rows.map(({ labels, isUsed }, id) => ({ id, was: labels[baseSystem] ?? null, labels, isUsed }));
}

export function newSize(entries: readonly SizeEntry[]): SizeEntry {
  return { id: Math.max(-1, ...entries.map(({ id }) => id)) + 1, was: null, labels: {}, isUsed: false };
}

/** The name of a size for its line and its buttons. */
export function entryWords({ labels }: SizeEntry, { baseSystem }: Pick<Chart, 'baseSystem'>): string {
  const text = sizeInWords(labels, baseSystem).trim();
  return text === '' ? words.newSize : text;
}

/** The systems that a chart can have besides its own: one without conversion has no other. */
export function otherSystems(systems: readonly SizeSystem[], baseSystem: SizeSystem): readonly SizeSystem[] {
  if (baseSystem === 'no_size_conversion') return [];
  return sizeSystems.filter((system) => !systems.includes(system) && system !== 'no_size_conversion');
}

/** The texts below the labels that are wrong, by the number of the size. */
export type LabelErrors = ReadonlyMap<number, Readonly<Partial<Record<SizeSystem, string>>>>;

/** Returns the sizes to send, or the errors by size and system. */
export function checkChart(
  chart: Chart,
  entries: readonly SizeEntry[],
):
  | { readonly ok: true; readonly rows: SaveSizeChartBody['rows'] }
  | { readonly ok: false; readonly errors: LabelErrors } {
  const before = { baseSystem: chart.baseSystem, rows: chart.rows.map(({ labels }) => labels) };
  const problems = problemsOfChart(before, entries);
  if (problems.length > 0) {
    const errors = new Map<number, Partial<Record<SizeSystem, string>>>();
    for (const { row, system, problem } of problems) {
      const id = entries[row]?.id ?? -1;
      errors.set(id, { [system]: chartProblemsEn[problem], ...errors.get(id) });
    }
    return { ok: false, errors };
  }
  return { ok: true, rows: entries.map(({ was, labels }) => ({ was, labels: filled(labels) })) };
}

function filled(labels: ChartLabels): SaveSizeChartBody['rows'][number]['labels'] {
  return Object.fromEntries(
    sizeSystems.flatMap((system): [SizeSystem, string][] => {
      const label = labels[system]?.trim() ?? '';
      return label === '' ? [] : [[system, label]];
    }),
  );
}

/** The sizes in which items come, of a refusal; null for another one. */
export function sizesInUse(details: Readonly<Record<string, unknown>> | undefined): string | null {
  return Array.isArray(details?.sizes) ? details.sizes.join(', ') : null;
}
