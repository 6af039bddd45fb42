/**
 * Turbo silently skips a package that lacks a script: a package without "test" passes every test run. Two versions of
 * one library cost weeks when the library is React or zod. So every package has the same three scripts, versions live
 * in the catalog, and compiler options live in tooling/typescript. A package that is not `private` and names no
 * registry would go to the public one with the first `publish` that somebody types.
 */
import type { Finding, Rule } from '../finding.ts';

const neededScripts = ['lint', 'typecheck', 'test'] as const;
const allowedVersion = /^(catalog:|workspace:\*$)/;
const isManifest = (path: string) => /^(apps|packages|tooling)\/[^/]+\/package\.json$/.test(path);
const isCompilerOptions = (path: string) => /^(apps|packages|tooling)\/[^/]+\/tsconfig\.json$/.test(path);

export const packageManifest: Rule = ({ path, text }) => {
  if (isCompilerOptions(path)) return compilerOptions(path, text);
  if (!isManifest(path)) return [];
  return [...missingScripts(path, text), ...looseVersions(path, text), ...openToThePublic(path, text)];
};

function missingScripts(path: string, text: string): readonly Finding[] {
  const scripts = section(text, 'scripts');
  return neededScripts
    .filter((name) => scripts[name] === undefined)
    .map((name) => ({
      path,
      line: 1,
      message: `The script "${name}" is missing, and turbo would skip this package silently: add it ("node -e 0" when there is nothing to do).`,
    }));
}

function looseVersions(path: string, text: string): readonly Finding[] {
  const sections = ['dependencies', 'devDependencies', 'optionalDependencies'].map((name) => section(text, name));
  return sections
    .flatMap((dependencies) => Object.entries(dependencies))
    .filter(([, version]) => typeof version !== 'string' || !allowedVersion.test(version))
    .map(([name]) => ({
      path,
      line: lineOf(text, `"${name}"`),
      message: `${name} has a version of its own: write "catalog:" here and the version in pnpm-workspace.yaml.`,
    }));
}

function openToThePublic(path: string, text: string): readonly Finding[] {
  if (manifestOf(text).private === true) return [];
  const { registry } = section(text, 'publishConfig');
  if (typeof registry === 'string' && registry !== '') return [];
  const message =
    'This package can be published to the public registry: write "private": true, or a registry in publishConfig.';
  return [{ path, line: lineOf(text, '"name"'), message }];
}

function compilerOptions(path: string, text: string): readonly Finding[] {
  if (/"extends":\s*"@suki\/typescript\//.test(text)) return [];
  return [
    { path, line: 1, message: 'These compiler options stand alone: extend @suki/typescript/node.json or react.json.' },
  ];
}

function section(text: string, name: string): Record<string, unknown> {
  const value = manifestOf(text)[name];
  return isRecord(value) ? value : {};
}

function manifestOf(text: string): Record<string, unknown> {
  const manifest: unknown = JSON.parse(text);
  return isRecord(manifest) ? manifest : {};
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function lineOf(text: string, part: string): number {
  return text.slice(0, text.indexOf(part)).split('\n').length;
}
