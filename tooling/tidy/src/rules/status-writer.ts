/**
 * Two people press a button in the same second, or a webhook and a timer meet: only a compare-and-set with a history
 * row in the same transaction keeps a trade whole (vendure #3398 and #4686 show the damage otherwise). transitions.ts
 * and money-transitions.ts do this, and nothing else sets the status of something that is traded. Payment attempts
 * and refunds are not in the list, because their status repeats the gateway's answer.
 */
import { findMatches, isTest, isTypeScript } from '../find-matches.ts';
import type { Rule } from '../finding.ts';
import { withoutComments } from '../without-comments.ts';

const writers = ['packages/db/src/queries/transitions.ts', 'packages/db/src/queries/money-transitions.ts'];
const table = '(?:asks|bids|orders|payouts|deposits|verifications|return_legs|stock_items|claims)';
const inSql = new RegExp(
  `\\bupdate\\s+(?:only\\s+)?"?${table}"?(?:\\s+(?:as\\s+)?\\w+)?\\s+set\\b(?:(?!\\bwhere\\b)[^;\`])*?\\bstatus"?\\s*=`,
  'i',
);
const inDrizzle = new RegExp(`\\.update\\(\\s*(?:\\w+\\.)?${table}\\s*\\)\\s*\\.set\\(\\s*\\{[^}]*\\bstatus\\b`);

export const statusWriter: Rule = (file) => {
  if (!isTypeScript(file.path) || isTest(file.path) || writers.includes(file.path)) return [];
  if (!/^(packages\/db|apps\/api)\//.test(file.path)) return [];
  const message = () =>
    'A status column is written here: return a move from decide(), and let packages/db/src/queries/transitions.ts apply it.';
  const code = withoutComments(file.text);
  return [...findMatches(file, inSql, message, code), ...findMatches(file, inDrizzle, message, code)];
};
