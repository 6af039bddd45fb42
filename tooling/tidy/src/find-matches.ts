import type { Finding, SourceFile } from './finding.ts';

/** Returns a finding for each match of `pattern` in `text`: the file's text, or a copy of it with the same lines. */
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
