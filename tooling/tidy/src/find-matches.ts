import type { Finding, SourceFile } from './finding.ts';

/** One finding for each place where the pattern matches `text`, which is the file's own text or one derived from it line by line. */
export function findMatches(
  file: SourceFile,
  pattern: RegExp,
  message: (match: string) => string,
  text: string = file.text,
): readonly Finding[] {
  const global = new RegExp(pattern.source, pattern.flags.includes('g') ? pattern.flags : `${pattern.flags}g`);
  return [...text.matchAll(global)].map((match) => ({
    path: file.path,
    line: lineAt(text, match.index),
    message: message(match[0].replaceAll(/\s+/g, ' ').trim()),
  }));
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

export function isTypeScript(path: string): boolean {
  return /\.tsx?$/.test(path);
}

export function isTest(path: string): boolean {
  return /\.(test|spec|stories)\.tsx?$|\/testing\/|^apps\/api\/test\//.test(path);
}

export function isGenerated(path: string): boolean {
  return /\.generated\.|\/generated\//.test(path);
}
