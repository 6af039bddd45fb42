/**
 * Expiry, payment windows, quiet hours and delivery dates are most of our rules. Code that asks the system for the
 * time can be tested only by waiting, and disagrees with the clock that operations move in the ops console. The time
 * is therefore an argument, or comes from the Clock port.
 */
import { findMatches, isTest, isTypeScript } from '../find-matches.ts';
import type { Rule } from '../finding.ts';
import { withoutComments } from '../without-comments.ts';

const theClockItself = /(^|\/)clock\/|\/clock\.ts$|^(tooling|packages\/local-stack)\//;

export const clock: Rule = (file) => {
  if (!isTypeScript(file.path) || isTest(file.path) || theClockItself.test(file.path)) return [];
  return findMatches(
    file,
    /\bDate\.now\(|\bnew Date\(\)/,
    (found) =>
      `${found.replace(/\($/, '()')} asks the system for the time: take \`now\` as an argument, or use the Clock port.`,
    withoutComments(file.text),
  );
};
