/**
 * A colour in two places is changed in one: dark mode, contrast and the next look are then wrong in a place that
 * nobody remembers. Screens take colours from the tokens only. The art package draws with colours of its own, and the
 * sandbox's pages deliberately do not look like Suki.
 */
import { findMatches, isTest, isTypeScript } from '../find-matches.ts';
import type { Rule } from '../finding.ts';
import { withoutComments } from '../without-comments.ts';

const screens = /^(apps\/(web|ops)|packages\/ui)\/src\//;
const theTokens = /^packages\/ui\/src\/tokens\//;
const colour =
  /(?<=['"`\s:(,])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?=['"`\s;,)])|\b(?:rgba?|hsla?|oklch|oklab)\(\s*\d/i;

export const rawColour: Rule = (file) => {
  if (!isTypeScript(file.path) && !file.path.endsWith('.css')) return [];
  if (!screens.test(file.path) || theTokens.test(file.path) || isTest(file.path)) return [];
  return findMatches(
    file,
    colour,
    (found) => `The colour ${found} is written out: use a token of packages/ui/src/tokens, or add one there.`,
    withoutComments(file.text),
  );
};
