import type { SizeSystem } from './size-systems.ts';

/** The labels of a size by their systems. */
type SizeLabels = Readonly<Record<string, string>>;

export type Chart = { readonly baseSystem: SizeSystem; readonly rows: readonly SizeLabels[] };

/** A prefix or suffix of the number names its size system; without one it is the system of the chart's boxes. */
const systems: readonly (readonly [RegExp, SizeSystem])[] = [
  [/^(?:us )?(?:w|women'?s?) ?(\d+(?:\.\d+)?)$|^(?:us )?(\d+(?:\.\d+)?) ?w$/, 'us_w'],
  [/^(?:us )?(?:m|men'?s?) ?(\d+(?:\.\d+)?)$|^(?:us )?(\d+(?:\.\d+)?) ?m$/, 'us_m'],
  [/^eur? ?(\d+(?:\.\d+)?)$/, 'eu'],
  [/^kr ?(\d+)$/, 'kr'],
];

/** In these systems two rows of a chart can share a label (specification, section 9), so a label is not read back. */
const oneWay = /^(?:uk|cm)\b/;

/** Returns the row of a chart that a file's size means; undefined when no row or several rows match. */
export function readSize({ baseSystem, rows }: Chart, text: string): SizeLabels | undefined {
  const size = text.trim().toLowerCase().replace(/,/g, '.');
  if (size === '' || (oneWay.test(size) && baseSystem !== 'uk' && baseSystem !== 'cm')) return undefined;
  for (const [pattern, system] of systems) {
    const [, before, behind] = pattern.exec(size) ?? [];
    const label = before ?? behind;
    if (label !== undefined) return onlyRow(rows, system, label) ?? onlyRow(rows, baseSystem, text.trim());
  }
  const label = size.replace(/^us ?/, '');
  return onlyRow(rows, baseSystem, label) ?? onlyRow(rows, baseSystem, `us ${label}`);
}

function onlyRow(rows: readonly SizeLabels[], system: SizeSystem, label: string): SizeLabels | undefined {
  const wanted = withoutZero(label);
  const [row, ...others] = rows.filter((candidate) => withoutZero(candidate[system] ?? '') === wanted);
  return others.length === 0 ? row : undefined;
}

function withoutZero(label: string): string {
  const text = label.trim().toLowerCase();
  return /^\d+(?:\.\d+)?$/.test(text) ? String(Number(text)) : text;
}
