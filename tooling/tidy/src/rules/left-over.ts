/**
 * Nobody else reads notes to oneself, a focused test hides all others, and a silenced checker is an exception that
 * nobody decided. Each is fine for an afternoon and wrong in a commit.
 */
import { findMatches, isTypeScript } from '../find-matches.ts';
import type { Rule } from '../finding.ts';

/** These files contain the words that they look for. */
const aboutThese = /^tooling\/tidy\/src\//;

const note = /\b(?:TODO|FIXME|XXX|HACK)\b/;
const narrowedTest = /\b(?:test|it|describe|suite)(?:\.\w+)*\.(?:only|skip|fixme)\(/;
const silenced = /biome-ignore|eslint-disable|@ts-ignore|@ts-nocheck|\bas any\b/;

export const leftOver: Rule = (file) => {
  if (aboutThese.test(file.path)) return [];
  const isCode = isTypeScript(file.path) || /\.(css|mjs|cjs|sh|sql)$/.test(file.path);
  if (!isCode) return [];
  return [
    ...findMatches(
      file,
      note,
      (found) => `${found} is left here: do it now, or write an issue and say here why things are as they are.`,
    ),
    ...findMatches(
      file,
      narrowedTest,
      (found) => `${found}…) leaves tests out: run one with "vitest -t", and commit all of them running.`,
    ),
    ...findMatches(
      file,
      silenced,
      (found) => `${found} silences a checker: write the code so that the checker agrees, or change the rule for all.`,
    ),
  ];
};
