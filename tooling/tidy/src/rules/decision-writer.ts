/**
 * Nine handlers once wrote their decision themselves and so decided by themselves whether the book is matched
 * afterwards, whether a seller owes tax and whether the commit may travel with the last statements. `carryOut` decides
 * all three (ADR 0081).
 */
import { findMatches, isTest, isTypeScript } from '../find-matches.ts';
import type { Rule } from '../finding.ts';
import { withoutComments } from '../without-comments.ts';

const writer = 'apps/api/src/features/trade/carry-out.ts';
const writing = /from\s*['"]@suki\/db\/apply-decision['"]|\bcommitWith\b/g;
const onlyTypes = /import\s+type\s*\{[^}]*\}\s*from\s*['"]@suki\/db\/apply-decision['"]/g;

export const decisionWriter: Rule = (file) => {
  if (!isTypeScript(file.path) || isTest(file.path) || file.path === writer) return [];
  if (!/^(apps|tooling)\//.test(file.path)) return [];
  const code = withoutComments(file.text).replaceAll(onlyTypes, (text) => text.replaceAll(/[^\n]/g, ' '));
  return findMatches(
    file,
    writing,
    () => `A decision is written here: pass it to carryOut of ${writer}, with isLast when nothing is written after it.`,
    code,
  );
};
