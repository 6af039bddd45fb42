/**
 * A source that a reader cannot open proves nothing: on 23 November 2026, 263 comments cited "lifecycle, section 5" and
 * 45 "architecture, decision 4", and neither page was in the repository. So a citation is a path that opens:
 * `docs/lifecycle.md#deposits`, `ADR 0044`, or a section of the specification; and a link of a page leads to a file and
 * heading that exist.
 */
import { posix } from 'node:path';
import { findMatches, isGenerated, isTypeScript } from '../find-matches.ts';
import type { Finding, Rule, SourceFile } from '../finding.ts';
import type { Pages } from '../pages.ts';

/** Names of pages that were never in this repository. */
const withoutTarget =
  /\blifecycle(?:\.md)?,? (?:section|rule)\b|\barchitecture, (?:decision|section)\b|\bdecisions, "|\btest plan,|\bthe test plan\b|\bproviders, (?:section|")|\brules protocol\b|\bstack\.md\b/;

/** A quoted path is a value of the program, and one behind a slash belongs to a longer path. */
const page = /(?<!['"\w./-])(?:packages\/[\w-]+\/|tooling\/[\w-]+\/)?docs\/[\w./-]+\.md(?:#[\p{L}\p{N}_-]+)?/gu;
const decision = /\bADR (\d{4})\b/g;
const section = /\bspecification, section (\d+)\b/gi;
const link = /\]\((?:<([^>\n]+)>|([^)\s]+))\)/g;

/** The rule for a repository of these files and pages. */
export function citations(paths: ReadonlySet<string>, pages: Pages): Rule {
  const decisions = new Set([...paths].flatMap((path) => /^docs\/adr\/(\d{4})-/.exec(path)?.[1] ?? []));
  const sections = [...(pages.get('docs/specification.md') ?? [])];
  const missing = (target: string): string | undefined => {
    const [path = '', anchor] = target.split('#');
    if (!paths.has(path) && ![...paths].some((each) => each.startsWith(`${path.replace(/\/$/, '')}/`)))
      return `${path} does not exist`;
    return anchor === undefined || !pages.has(path) || pages.get(path)?.has(anchor)
      ? undefined
      : `${path} has no heading "${anchor}"`;
  };
  return (file) => {
    if (file.path.startsWith('tooling/tidy/')) return [];
    if (file.path.endsWith('.md')) return [...linksOf(file, missing), ...namedFilesOf(file, paths)];
    if (!isTypeScript(file.path) || isGenerated(file.path)) return [];
    return [
      ...findMatches(
        file,
        withoutTarget,
        (found) =>
          `"${found}" names a page that nobody can open: cite docs/<page>.md#heading or ADR 00NN, or leave it out.`,
      ),
      ...findMatches(file, page, (found) => missing(found) ?? '').filter(({ message }) => message !== ''),
      ...findMatches(file, decision, (found) =>
        decisions.has(found.slice('ADR '.length)) ? '' : `${found} does not exist: docs/adr/README.md lists them.`,
      ).filter(({ message }) => message !== ''),
      ...findMatches(file, section, (found) => {
        const number = /\d+$/.exec(found)?.[0] ?? '';
        return sections.some((each) => each.startsWith(`${number}-`))
          ? ''
          : `The specification has no section ${number}.`;
      }).filter(({ message }) => message !== ''),
    ];
  };
}

/** Links of a page to other files of the repository; those to the web are not looked at. */
function linksOf(file: SourceFile, missing: (target: string) => string | undefined): readonly Finding[] {
  return findMatches(file, link, (found) => {
    const target = decodeURI(found.slice(']('.length, -1).replaceAll(/^<|>$/g, ''));
    if (/^[a-z]+:/.test(target)) return '';
    const [path = '', anchor] = target.split('#');
    const from = path === '' ? file.path : posix.normalize(posix.join(posix.dirname(file.path), path));
    const problem = missing(anchor === undefined ? from : `${from}#${anchor}`);
    return problem === undefined ? '' : `This link leads nowhere: ${problem}.`;
  }).filter(({ message }) => message !== '');
}

/** Names of files in a page, with a folder at least; `x.ts` and `Name.tsx` stand for any file. */
const named = /`([\w.-]+(?:\/[\w.-]+)+\.(?:tsx?|sql|mjs|json))`/g;

/** Files that a page names by the end of their path. */
function namedFilesOf(file: SourceFile, paths: ReadonlySet<string>): readonly Finding[] {
  if (isGenerated(file.path)) return [];
  return findMatches(file, named, (found) => {
    const name = found.slice(1, -1);
    const isThere = paths.has(name) || [...paths].some((path) => path.endsWith(`/${name}`));
    return isThere ? '' : `${name} does not exist: name the file as it is called now.`;
  }).filter(({ message }) => message !== '');
}
