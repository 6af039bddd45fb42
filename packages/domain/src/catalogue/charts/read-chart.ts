import type { SizeChart, SizeRow } from '../convert-size.ts';
import { type SizeSystem, sizeSystems } from '../size-systems.ts';

/**
 * Reads a chart from a table of words: the first line names the systems, every other line is a size, and a dash is a
 * label that the maker does not print. KR and Asia are the length in millimetres, taken from `cm` where they are not
 * columns of their own.
 * @throws RangeError for a column that is no size system, and for a line with fewer or more labels than columns.
 */
export function readChart(baseSystem: SizeSystem, table: string): SizeChart {
  const [head = '', ...lines] = table.trim().split('\n');
  const columns = words(head).map(systemNamed);
  return { baseSystem, rows: lines.map((line) => rowFrom(columns, words(line))) };
}

function rowFrom(columns: readonly SizeSystem[], labels: readonly string[]): SizeRow {
  if (labels.length !== columns.length) {
    throw new RangeError(`Expected ${columns.length} labels in the line "${labels.join(' ')}" of a size chart.`);
  }
  const row: Partial<Record<SizeSystem, string>> = {};
  for (const [index, system] of columns.entries()) {
    const label = labels[index];
    if (label !== undefined && label !== '-') row[system] = label;
  }
  const millimetres = row.kr ?? (row.cm === undefined ? undefined : String(Math.round(Number(row.cm) * 100) / 10));
  return millimetres === undefined ? row : { ...row, kr: millimetres, asia: millimetres };
}

function systemNamed(name: string): SizeSystem {
  const system = sizeSystems.find((each) => each === name);
  if (system === undefined) {
    throw new RangeError(`Expected a size system as the column "${name}" of a size chart.`);
  }
  return system;
}

const words = (line: string): string[] => line.trim().split(/\s+/);
