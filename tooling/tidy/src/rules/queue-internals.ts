/**
 * graphile-worker changes its private tables between versions without a word. We read and lock them for speed (ADR
 * 0059), so an update of the library is checked against the one file that knows them.
 */
import { findMatches, isTypeScript } from '../find-matches.ts';
import type { Rule } from '../finding.ts';
import { withoutComments } from '../without-comments.ts';

const home = 'packages/db/src/queries/queue-internals.ts';
const internals = /graphile_worker\._private\w*|\bunsafe_dedupe\b/g;

export const queueInternals: Rule = (file) => {
  if (!isTypeScript(file.path) || file.path === home || file.path.startsWith('tooling/tidy/')) return [];
  const message = (found: string) =>
    `${found} is internal to the queue: take it from ${home}, or add a function there.`;
  return findMatches(file, internals, message, withoutComments(file.text));
};
