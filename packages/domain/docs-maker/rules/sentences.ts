/** The sections of docs/specification.md: all of them. */
export const ruleSections = [
  { section: 1, title: 'What the product does and for whom' },
  { section: 2, title: 'Screens and routes' },
  { section: 3, title: 'Entities and their fields' },
  { section: 4, title: 'States and transitions' },
  { section: 5, title: 'Validation rules' },
  { section: 6, title: 'Roles and permissions' },
  { section: 7, title: 'The calls it makes' },
  { section: 8, title: 'Error catalogue' },
  { section: 9, title: 'Business constants and limits' },
] as const;
export type RuleSection = (typeof ruleSections)[number]['section'];

/**
 * Returns the sentences of one section of the specification, in its order and word for word.
 *
 * - A line is a paragraph, an entry of a list or a row of a table. The head of a table, a line that ends with a colon,
 *   and one without an end above a list only announce the lines below them; they are no sentences.
 * - A full stop before a blank ends a sentence, but not that of "incl.".
 * - A semicolon ends a sentence too, unless the semicolon stands in brackets, or in a list that a colon opened
 *   ("Order steps: to_pay 2; to_receive 4"): such a list is one sentence.
 *
 * @throws RangeError when the specification has no such section.
 */
export function sentencesOf(specification: string, section: RuleSection): readonly string[] {
  const lines = linesOf(specification, section);
  return lines.flatMap((line, index) => {
    const isHead = line.startsWith('|') && isRuler(lines[index + 1] ?? '');
    return isHead || isRuler(line) || announces(line, lines[index + 1] ?? '') ? [] : sentencesIn(textOf(line));
  });
}

function linesOf(specification: string, section: RuleSection): readonly string[] {
  const [, after] = specification.split(new RegExp(`^## ${section}\\. .*$`, 'm'));
  if (after === undefined) {
    throw new RangeError(`Expected a section "## ${section}." in the specification, got none.`);
  }
  const [body = ''] = after.split(/^## /m);
  return body
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** "Asks" above the list of its calls, or "App shell:". */
function announces(line: string, next: string): boolean {
  return line.endsWith(':') || (!/^[-|]|[.]$/.test(line) && next.startsWith('- '));
}

/** The line under the head of a table: `|---|---|`. */
function isRuler(line: string): boolean {
  return /^\|[-|]+\|$/.test(line);
}

/** Without the marks of lists and tables: `| / | default landing route |` is "/ | default landing route". */
function textOf(line: string): string {
  return line.replace(/^- /, '').replace(/^\| (.*) \|$/, '$1');
}

function sentencesIn(text: string): readonly string[] {
  return text
    .split(/(?<=\.)(?<!\bincl\.)\s+/)
    .flatMap((sentence) => (opensList(sentence) ? [sentence] : clausesOf(sentence)));
}

/** A colon before the first semicolon, brackets aside: "Time options: 5, 15, 60 minutes; 24, 36 hours". */
function opensList(sentence: string): boolean {
  return /^(?:[^;:(]|\([^)]*\))*:[^;]*;/.test(sentence);
}

/** At each semicolon that is not in brackets. */
function clausesOf(sentence: string): readonly string[] {
  return sentence.split(/;\s+(?![^(]*\))/);
}
