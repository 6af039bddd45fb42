import type { SizeSystem } from './size-systems.ts';

/** One size in each system in which its maker labels it. */
export type SizeRow = Readonly<Partial<Record<SizeSystem, string | undefined>>>;

/** The size chart of a maker. `baseSystem` is the system on its boxes. */
export type SizeChart = {
  readonly baseSystem: SizeSystem;
  readonly rows: readonly SizeRow[];
};

/** Two sizes can share one label in these: cm 23.5 is US 4.5 and 5. Nothing is ever converted back from them. */
const oneWaySystems: readonly SizeSystem[] = ['cm', 'uk'];

/**
 * Converts a size to another system of its chart: `("9", us_m → eu)` is `"42.5"`. Null when the chart does not know the
 * size, when the label stands for several sizes, and from cm or uk, unless that is the chart's own base (specification,
 * sections 3 and 9).
 */
export function convertSize(chart: SizeChart, size: string, from: SizeSystem, to: SizeSystem): string | null {
  const isBase = from === chart.baseSystem;
  if (!isBase && oneWaySystems.includes(from)) {
    return null;
  }
  const [row, ...others] = chart.rows.filter((candidate) => candidate[from] === size);
  return row === undefined || others.length > 0 ? null : (row[to] ?? null);
}

/**
 * Returns the sizes of a chart in one system, in its order and each once, for a switch of systems (specification,
 * sections 3 and 9).
 */
export function sizesIn(chart: SizeChart, system: SizeSystem): readonly string[] {
  return [...new Set(chart.rows.map((row) => row[system]).filter((size) => size !== undefined))];
}
