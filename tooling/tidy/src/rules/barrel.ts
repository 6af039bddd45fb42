/**
 * A file that only re-exports other files makes every user load all of them: slow starts, server code in the browser,
 * styles in every build (cal.com #19598 removed theirs one by one). Packages export each file by its path instead.
 */
import { isGenerated, isTypeScript } from '../find-matches.ts';
import type { Rule } from '../finding.ts';

export const barrel: Rule = ({ path, text }) => {
  if (!isTypeScript(path) || isGenerated(path)) return [];
  const message =
    'This file collects others: import from the file that has the thing (@suki/domain/money/centavos), and delete this one.';
  if (/(^|\/)index\.tsx?$/.test(path)) return [{ path, line: 1, message }];
  const statements = text.split(';').map((statement) => statement.trim());
  const isForwarding = (statement: string) =>
    /^export\s+(type\s+)?(\*|\{[^}]*\})(\s+as\s+\w+)?\s+from\s/.test(statement);
  const code = statements.filter((statement) => statement !== '');
  return code.length > 1 && code.every(isForwarding) ? [{ path, line: 1, message }] : [];
};
