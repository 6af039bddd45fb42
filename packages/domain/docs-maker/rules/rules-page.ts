import { GENERATED } from '../transitions-page.ts';
import { type Proof, type RuleRow, referenceOf } from './rule-row.ts';
import { ruleTables } from './rule-tables.ts';
import { ruleSections } from './sentences.ts';

/** Sentence of the specification → function → test. */
export function rulesPage(): string {
  const rows = ruleSections.flatMap((section) => ruleTables[section].rows);
  const later = rows.filter((row) => 'later' in row).length;
  const open = rows.filter((row) => 'open' in row).length;
  return [
    GENERATED,
    '',
    '# Rules of the specification',
    '',
    `All ${rows.length} sentences of sections 2, 4, 5, 8 and 9 of the [specification](../specification.md), word for word: what carries each out, and the test`,
    'that proves it. Where a test has a table, the title is its template, and behind `›` stands the row. A sentence without a row fails the tests.',
    '',
    `${rows.length - later - open} are carried out, ${later} come later with a part of the product that does not exist yet, and ${open} say only that something is not shown.`,
    '',
    ...ruleSections.flatMap((section) => [
      `## ${section}. ${ruleTables[section].title}`,
      '',
      '| Sentence | Function | Test |',
      '|---|---|---|',
      ...ruleTables[section].rows.map((row) => `| ${cellsOf(row).join(' | ')} |`),
      '',
    ]),
  ].join('\n');
}

function cellsOf(row: RuleRow): readonly string[] {
  const sentence = cell(row.sentence);
  if ('later' in row) {
    return [sentence, `**Later**, with ${row.later}`, '–'];
  }
  if ('open' in row) {
    return [sentence, row.open, '–'];
  }
  const note = row.note === undefined ? '' : `<br>*${row.note}*`;
  return [`${sentence}${note}`, ...columns(row.proofs)];
}

/** Functions and tests side by side, one line for each pair; a function that has several tests is named once. */
function columns(proofs: readonly Proof[]): readonly string[] {
  const functions = proofs.map(([where], index) => (proofs[index - 1]?.[0] === where ? '″' : link(where)));
  return [functions.join('<br>'), proofs.map(([, test]) => link(test)).join('<br>')];
}

function link(reference: string): string {
  const { path, name, row } = referenceOf(reference);
  const shown = name === 'default' ? path.slice(path.lastIndexOf('(')) : name;
  const text = row === null ? shown : `${shown} › ${row}`;
  return `[${cell(text)}](<../../${path}>)`;
}

/** Text that stands in a table as it is. */
function cell(text: string): string {
  return text.replaceAll(/[|[\]*<>]/g, (mark) => `\\${mark}`);
}
