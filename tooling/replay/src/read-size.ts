import type { SizeLabels } from '@suki/db/schema/catalogue';
import type { SizeSystem } from '@suki/domain/catalogue/size-systems';

export type Chart = { readonly baseSystem: SizeSystem; readonly rows: readonly SizeLabels[] };

/** What stands before or behind a number says which system it is in; nothing: the system that the chart's boxes are sold by. */
const systems: readonly (readonly [RegExp, SizeSystem])[] = [
  [/^(?:us )?(?:w|women'?s?) ?(\d+(?:\.\d+)?)$|^(?:us )?(\d+(?:\.\d+)?) ?w$/, 'us_w'],
  [/^(?:us )?(?:m|men'?s?) ?(\d+(?:\.\d+)?)$|^(?:us )?(\d+(?:\.\d+)?) ?m$/, 'us_m'],
  [/^eur? ?(\d+(?:\.\d+)?)$/, 'eu'],
  [/^kr ?(\d+)$/, 'kr'],
];

/** Two rows of a chart can share one label in these (specification, section 9): nothing is read back from them. */
const oneWay = /^(?:uk|cm)\b/;

/** The row of a chart that a file's size means, by the size rules; undefined when the chart has none, or more than one. */
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

/** "9.0" and "09" are size 9. */
function withoutZero(label: string): string {
  const text = label.trim().toLowerCase();
  return /^\d+(?:\.\d+)?$/.test(text) ? String(Number(text)) : text;
}
