/**
 * A comment is read by somebody in a hurry. Of 10,800 comment lines, 743 docstrings opened with "What …", 152 with
 * "Whether …", and 89 with "The same …", a sentence that works below its neighbour only; 1,709 lines were wider than
 * the editor's 120 columns, which the formatter does not wrap. docs/writing.md says how they are written instead.
 */
import { isGenerated, isTypeScript } from '../find-matches.ts';
import type { Rule } from '../finding.ts';

const columns = 120;
const comment = /^\s*(?:\/\*\*?|\*|\/\/)(?: |$)/;
/** The first words of a comment: behind its opening mark, not on each of its lines. */
const riddle = /^\s*(?:\/\*\*?|\/\/) ?(What|Whether|The same)\b/;

export const commentProse: Rule = ({ path, text }) => {
  if (!isTypeScript(path) || isGenerated(path)) return [];
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    if (!comment.test(line)) return [];
    const messages = [];
    if (line.length > columns)
      messages.push(`This comment is ${line.length} columns wide, and ${columns} is the limit: wrap or shorten it.`);
    const opening = isContinued(lines[index - 1]) ? undefined : (riddle.exec(line) ?? openingBelow(lines, index))?.[1];
    if (opening !== undefined)
      messages.push(`This comment opens with "${opening}": name the subject first (docs/writing.md).`);
    return messages.map((message) => ({ path, line: index + 1, message }));
  });
};

/** A line comment below another one goes on with its sentence. */
const isContinued = (before: string | undefined): boolean => before !== undefined && /^\s*\/\//.test(before);

/** The first line of a comment whose opening mark stands alone. */
function openingBelow(lines: readonly string[], index: number): RegExpExecArray | null {
  return /^\s*\/\*\*?$/.test(lines[index - 1] ?? '')
    ? /^\s*\* (What|Whether|The same)\b/.exec(lines[index] ?? '')
    : null;
}
