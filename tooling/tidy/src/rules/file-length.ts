/**
 * A file is about one thing. Complaints about a codebase begin at files of a thousand lines; the good codebases have
 * a median of 20 to 160 (measured in eight projects). Aim at 150; over 300 is an error. Tables, texts, tests and
 * seeds may be long: they are lists, which nobody reads from top to bottom.
 */
import { isGenerated, isTest, isTypeScript } from '../find-matches.ts';
import type { Rule } from '../finding.ts';

const maximum = 300;
const list = /\.table\.tsx?$|\/seed\/|\/texts\/|\/fixtures\//;

export const fileLength: Rule = ({ path, text }) => {
  if (!isTypeScript(path) || isTest(path) || isGenerated(path) || list.test(path)) return [];
  const lines = text.trimEnd().split('\n').length;
  if (lines <= maximum) return [];
  const message = `${lines} lines, and ${maximum} is the limit: move each second thing that this file is about to a file of its own, or name it x.table.ts when it is a list.`;
  return [{ path, line: maximum + 1, message }];
};
