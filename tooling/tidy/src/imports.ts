import { dirname, normalize } from 'node:path/posix';
import { isTypeScript } from './find-matches.ts';
import type { SourceFile } from './finding.ts';
import { withoutComments } from './without-comments.ts';

/** An import of a file by another one of the repository. */
export type Import = { readonly line: number; readonly to: string };

/** Path of each TypeScript file -> its imports of files of the repository, including types and without `import()`. */
export type Imports = ReadonlyMap<string, readonly Import[]>;

type Exported = { readonly folder: string; readonly patterns: readonly (readonly [key: string, target: string])[] };

/** Reads the static imports of all files. Paths of our packages are looked up in the `exports` of their manifests. */
export function importsOf(files: readonly SourceFile[]): Imports {
  const paths = new Set(files.map(({ path }) => path));
  const packages = new Map(files.flatMap(exportedBy));
  return new Map(
    files
      .filter(({ path }) => isTypeScript(path))
      .map(({ path, text }) => [path, importsIn({ path, text: withoutComments(text) }, paths, packages)]),
  );
}

const statement = /^(?:import|export)\b[^;'"]*?(?:\bfrom\s*)?['"]([^'"\n]+)['"]/gm;

function importsIn(
  { path, text }: SourceFile,
  paths: ReadonlySet<string>,
  packages: ReadonlyMap<string, Exported>,
): readonly Import[] {
  return [...text.matchAll(statement)].flatMap(({ index, 1: specifier = '' }) => {
    const target = specifier.startsWith('.')
      ? normalize(`${dirname(path)}/${specifier}`)
      : exportedFile(specifier, packages);
    const line = text.slice(0, index).split('\n').length;
    return target !== undefined && paths.has(target) ? [{ line, to: target }] : [];
  });
}

function exportedFile(specifier: string, packages: ReadonlyMap<string, Exported>): string | undefined {
  const [scope, name, ...rest] = specifier.split('/');
  const exported = packages.get(`${scope}/${name}`);
  const wanted = `./${rest.join('/')}`;
  for (const [key, target] of exported?.patterns ?? []) {
    const [before = '', after = ''] = key.split('*');
    const isMatch = key.includes('*') ? wanted.startsWith(before) && wanted.endsWith(after) : wanted === key;
    if (!isMatch) continue;
    const star = wanted.slice(before.length, wanted.length - after.length);
    return normalize(`${exported?.folder}/${target.replace('*', star)}`);
  }
  return undefined;
}

/** The name of a package with the paths that it exports, from its manifest. */
function exportedBy({ path, text }: SourceFile): readonly (readonly [string, Exported])[] {
  if (!/(^|\/)package\.json$/.test(path)) return [];
  const manifest: { readonly name?: string; readonly exports?: unknown } = JSON.parse(text);
  const patterns = Object.entries(manifest.exports ?? {}).flatMap(([key, target]) =>
    typeof target === 'string' ? [[key, target] as const] : [],
  );
  return manifest.name === undefined ? [] : [[manifest.name, { folder: dirname(path), patterns }]];
}
