/**
 * A variable that is read deep in the code fails long after the start, and nobody can list the variables of a
 * process. Each app reads and checks its variables once, in env.ts, and passes the values on. NODE_ENV is a constant
 * that bundlers fill in.
 */
import { findMatches, isTest, isTypeScript } from '../find-matches.ts';
import type { Rule } from '../finding.ts';
import { withoutComments } from '../without-comments.ts';

const readers =
  /\/env(\.client|\.server)?\.ts$|\.config\.ts$|\/main[\w-]*\.ts$|^apps\/\w+\/server\.ts$|\/commands\/|^tooling\/|^packages\/local-stack\/|^packages\/\w+\/tools\//;

export const environment: Rule = (file) => {
  if (!isTypeScript(file.path) || isTest(file.path) || readers.test(file.path)) return [];
  return findMatches(
    file,
    /\bprocess\.env\b(?!\.NODE_ENV\b)/,
    () => 'process.env is read here: add the variable to the env.ts of this app and take its value as an argument.',
    withoutComments(file.text),
  );
};
