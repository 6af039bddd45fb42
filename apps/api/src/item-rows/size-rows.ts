import type { SizeLabels } from '@suki/db/schema/catalogue';
import { type Chart, readSize } from '@suki/domain/catalogue/read-size';
import type { Field } from './field.types.ts';

/** Splits a list of sizes: `8;8.5;9`, also with commas or bars. */
export function sizeTexts(text: string): readonly string[] {
  return text
    .split(/[;|,]/)
    .map((each) => each.trim())
    .filter((each) => each !== '');
}

/** Returns the row of a chart for each size, in the order of the texts. */
export function sizeRows(chart: Chart, texts: readonly string[]): Field<readonly SizeLabels[]> {
  const rows: SizeLabels[] = [];
  for (const text of texts) {
    const row = readSize(chart, text);
    if (row === undefined) return { ok: false, field: 'sizes', why: `the size chart has no size "${text}"` };
    rows.push(row);
  }
  return { ok: true, value: rows };
}

/** Ages of children: toddlers' numbers (10C) come before those of the youth (1Y). */
const YOUTH = 20;

/**
 * Returns the place of a size among those of its item. A size that a later file adds finds its place between two
 * others, so places are made of the label's number, and of the line in the chart where the label is no number.
 */
export function placeOf({ baseSystem, rows }: Chart, row: SizeLabels): number {
  const label = row[baseSystem] ?? '';
  const [, number, letter] = /^(\d+(?:\.\d+)?)([CY]?)$/i.exec(label) ?? [];
  if (number === undefined) return rows.findIndex((each) => each[baseSystem] === label);
  return Math.round((Number(number) + (letter?.toUpperCase() === 'Y' ? YOUTH : 0)) * 10);
}
