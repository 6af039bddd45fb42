import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Shelf, shelves } from '../shelves.ts';

export const components = fileURLToPath(new URL('../../src/components', import.meta.url));

/** One folder of a shelf in src/components, with the text of each of its files; pictures are named and not read. */
export type ComponentFolder = {
  readonly shelf: Shelf;
  readonly name: string;
  readonly files: ReadonlyMap<string, string>;
};

export function componentFolders(): readonly ComponentFolder[] {
  return shelves.flatMap((shelf) =>
    foldersIn(join(components, shelf)).map((name) => {
      const folder = join(components, shelf, name);
      return { shelf, name, files: new Map(readdirSync(folder).map((file) => [file, textOf(join(folder, file))])) };
    }),
  );
}

export function foldersIn(path: string): readonly string[] {
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

function textOf(path: string): string {
  return path.endsWith('.png') ? '' : readFileSync(path, 'utf8');
}
