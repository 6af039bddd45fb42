/**
 * Apps are deployed separately. An app that imports another app builds it as well and cannot be released alone. Code
 * that two apps share is a package. Tests of the API may start the sandbox, which is the other end of the wire.
 */
import { findMatches, isTest, isTypeScript } from '../find-matches.ts';
import type { Rule } from '../finding.ts';
import { withoutComments } from '../without-comments.ts';

const appImport =
  /(?:from|import\()\s*['"](?:@suki\/(web|ops|api|sandbox)\b|(?:\.\.\/)+(?:apps\/)?(web|ops|api|sandbox)\/)/g;

export const crossAppImport: Rule = (file) => {
  const own = /^apps\/(\w+)\//.exec(file.path)?.[1];
  if (own === undefined || !isTypeScript(file.path)) return [];
  return findMatches(file, appImport, (found) => found, withoutComments(file.text)).flatMap((finding) => {
    const [other = ''] = /(web|ops|api|sandbox)\b\/?$/.exec(finding.message)?.slice(1) ?? [];
    if (other === own || (isTest(file.path) && own === 'api' && other === 'sandbox')) return [];
    return [
      {
        ...finding,
        message: `apps/${own} imports apps/${other}: move what both need to a package, or call the other over HTTP.`,
      },
    ];
  });
};
