import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const components = fileURLToPath(new URL('../../src/components', import.meta.url));

/** One folder of src/components, with the text of each of its files; pictures are named and not read. */
export type ComponentFolder = { readonly name: string; readonly files: ReadonlyMap<string, string> };

export function componentFolders(): readonly ComponentFolder[] {
  return readdirSync(components, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({
      name,
      files: new Map(readdirSync(join(components, name)).map((file) => [file, textOf(join(components, name, file))])),
    }));
}

function textOf(path: string): string {
  return path.endsWith('.png') ? '' : readFileSync(path, 'utf8');
}
