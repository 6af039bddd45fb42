/**
 * A rule answers with the id of a text. When payouts answered with English sentences, a second language would have had
 * to change the rule, and the texts' files imported the rules that imported them.
 */
import { findMatches, isTest } from '../find-matches.ts';
import type { Rule } from '../finding.ts';

/** The texts themselves; receipts, the words of a quote; and the command that prints answers of rules for people. */
const mayHoldTexts = /^packages\/domain\/src\/(receipt|texts|rules)\//;

export const textInRule: Rule = (file) => {
  if (!file.path.startsWith('packages/domain/src/') || mayHoldTexts.test(file.path) || isTest(file.path)) return [];
  return findMatches(
    file,
    /from '[./]*\/texts\/(?!message-ids|locale)[\w.-]+'/,
    (found) =>
      `A rule imports a text ${found}: answer with its id from texts/message-ids.ts, and let the reader fill it in.`,
  );
};
