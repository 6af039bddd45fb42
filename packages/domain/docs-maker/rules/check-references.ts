import { referenceOf } from './rule-row.ts';

/** The text of a file by its path from the root of the repository, or null where there is none. */
export type ReadFile = (path: string) => string | null;

/** What is wrong with `file#name` of a function or constant, in a sentence; null when the file exports it. */
export function problemOfWhere(where: string, read: ReadFile): string | null {
  const { path, name } = referenceOf(where);
  const text = read(path);
  if (text === null) {
    return `Expected a file ${path}, got none.`;
  }
  return exportsName(text, name) ? null : `Expected ${path} to export "${name}". Was it renamed?`;
}

/** What is wrong with `file#title › row` of a test, in a sentence; null when the file has it. */
export function problemOfTest(test: string, read: ReadFile): string | null {
  const { path, name, row } = referenceOf(test);
  const text = read(path);
  if (text === null) {
    return `Expected a test file ${path}, got none.`;
  }
  if (!titlesIn(text).includes(name)) {
    return `Expected ${path} to have a test or describe with the title "${name}". Was it renamed?`;
  }
  const isRowThere = row === null || literalsIn(text).includes(row);
  return isRowThere ? null : `Expected ${path} to have "${row}" in a row of "${name}".`;
}

function exportsName(text: string, name: string): boolean {
  return name === 'default'
    ? /^export default /m.test(text)
    : new RegExp(`^export (?:async )?(?:function|const|class|type) ${name}\\b`, 'm').test(text);
}

const literal = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/;

/** The first argument of `test(…)`, `describe(…)` and of what `test.each(…)` gives, where it is a text. */
function titlesIn(text: string): readonly string[] {
  const opening = String.raw`(?:\b(?:test|it|describe)(?:\.\w+)*|\))\(\s*`;
  return [...text.matchAll(new RegExp(`${opening}(${literal.source})\\s*,`, 'g'))].map(([, found = '']) =>
    unquoted(found),
  );
}

function literalsIn(text: string): readonly string[] {
  return [...text.matchAll(new RegExp(literal.source, 'g'))].map(([found]) => unquoted(found));
}

function unquoted(text: string): string {
  return text.slice(1, -1).replaceAll(/\\(.)/g, '$1');
}
