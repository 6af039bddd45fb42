/**
 * One word means one thing. `lane` was a delivery lane, a worker of the replay and a parallel test; `said` was both the
 * history's record and a command's input, in one folder. docs/glossary.md names the words of the code, and its table
 * "Not these words" the unwanted ones: this rule reads that table.
 */
import { findMatches, isGenerated, isTypeScript } from '../find-matches.ts';
import type { Rule } from '../finding.ts';

/** A row of the table: the word, what stands instead, and the folders that are looked at (all without any). */
export type UnwantedWord = { readonly word: string; readonly instead: string; readonly folders: readonly string[] };

/** Reads the rows below "Not these words" of the glossary. @throws Error when the heading or its table is gone. */
export function unwantedWords(glossary: string): readonly UnwantedWord[] {
  const [, table] = glossary.split(/^## Not these words$/m);
  const rows = [...(table ?? '').matchAll(/^\| (`(?:\\\||[^|])+`) *\| ([^|]+?) *\| ([^|]*?) *\|$/gm)];
  if (rows.length === 0)
    throw new Error('Expected a table below "## Not these words" in docs/glossary.md, found none.');
  return rows.flatMap(([, words = '', instead = '', folders = '']) =>
    quoted(words).map((word) => ({ word, instead: instead.replaceAll('`', ''), folders: quoted(folders) })),
  );
}

/** Texts between backticks; a stroke inside a table of Markdown has a backslash before it. */
const quoted = (cell: string): readonly string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text.replaceAll('\\|', '|'));

/** The rule for these words. */
export function words(unwanted: readonly UnwantedWord[]): Rule {
  return (file) => {
    if (!isTypeScript(file.path) || isGenerated(file.path) || file.path.startsWith('tooling/tidy/')) return [];
    return unwanted
      .filter(({ folders }) => folders.length === 0 || folders.some((folder) => file.path.startsWith(folder)))
      .flatMap(({ word, instead }) =>
        findMatches(
          file,
          pattern(word),
          (found) => `"${found}" is a word that we do not use (docs/glossary.md): ${instead}.`,
        ),
      );
  };
}

/** A word stands for itself as an identifier; between slashes it is a pattern. */
const pattern = (word: string): RegExp =>
  word.startsWith('/') ? new RegExp(word.slice(1, -1)) : new RegExp(`\\b${word}\\b`);
