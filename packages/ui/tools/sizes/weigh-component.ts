import { relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type OutputChunk, type RolldownOutput, rolldown } from 'rolldown';
import type { BuiltStyle } from './built-styles.ts';

export type Weight = {
  /** Minified and gzipped bytes of its code and all code of the kit that it needs, without code fetched on intent. */
  readonly code: number;
  /** Bytes of the rules that it needs, minified, gzip. */
  readonly styles: number;
  /** Folders of other components whose code is loaded too. */
  readonly needs: readonly string[];
  /** Style files that are loaded too, as paths from src. */
  readonly styleFiles: readonly string[];
};

/**
 * Excludes React, Radix and the few libraries beside them, which a page loads once for all; the small runtime of the
 * style recipes is ours.
 */
const isLibrary = (id: string) => /^[@a-z]/.test(id) && !id.startsWith('@vanilla-extract/');

const gzip = (text: string) => (text === '' ? 0 : gzipSync(text, { level: 9 }).byteLength);

/** Weighs the code and rules that a page loads in addition when it imports this file. */
export async function weighComponent(
  file: string,
  source: string,
  styles: ReadonlyMap<string, BuiltStyle>,
): Promise<Weight> {
  const bundle = await rolldown({
    input: file,
    external: isLibrary,
    logLevel: 'silent',
    treeshake: { moduleSideEffects: (id) => id.endsWith('.css.ts') },
    plugins: [{ name: 'built-styles', load: (id) => styles.get(id)?.code }],
  });
  const chunks = loadedAtOnce(await bundle.generate({ minify: true, format: 'esm' }));
  await bundle.close();
  const own = folderOf(relative(source, file));
  const modules = chunks.flatMap(({ moduleIds }) => moduleIds).map((id) => relative(source, id));
  const styleFiles = modules.filter((path) => path.endsWith('.css.ts'));
  const folders = modules.map(folderOf).filter((name) => name !== undefined);
  return {
    // The app's bundler decides how the code is cut into files, so the chunks are weighed as one.
    code: gzip(chunks.map(({ code }) => code).join('')),
    styles: gzip(styleFiles.map((path) => styles.get(`${source}/${path}`)?.css ?? '').join('')),
    needs: [...new Set(folders)].filter((name) => name !== own).sort(),
    styleFiles,
  };
}

/** Returns the first chunk and its static imports, without chunks that an `import()` fetches later. */
function loadedAtOnce({ output }: RolldownOutput): readonly OutputChunk[] {
  const byName = new Map(output.flatMap((each) => (each.type === 'chunk' ? [[each.fileName, each] as const] : [])));
  const found = new Set<OutputChunk>([output[0]]);
  for (const chunk of found) {
    for (const name of chunk.imports) {
      const imported = byName.get(name);
      if (imported !== undefined) found.add(imported);
    }
  }
  return [...found];
}

/** Returns the component of a file. */
export function folderOf(path: string): string | undefined {
  return /^components\/\w+\/(\w+)\//.exec(path)?.[1];
}
