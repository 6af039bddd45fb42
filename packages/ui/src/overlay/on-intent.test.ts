import { fileURLToPath } from 'node:url';
import { type OutputChunk, rolldown } from 'rolldown';
import { expect, test } from 'vitest';

const isElsewhere = (id: string) => /^[@a-z]/.test(id) || id.endsWith('.css.ts');

/** Returns the libraries that a page loads when it imports this file, and those fetched on intent. */
async function librariesOf(file: string): Promise<{ atOnce: readonly string[]; later: readonly string[] }> {
  const input = fileURLToPath(new URL(`../components/${file}`, import.meta.url));
  const bundle = await rolldown({ input, external: isElsewhere, logLevel: 'silent' });
  const { output } = await bundle.generate({ format: 'esm' });
  await bundle.close();
  const chunks = new Map(output.flatMap((each) => (each.type === 'chunk' ? [[each.fileName, each] as const] : [])));
  const importsOf = (chunk: OutputChunk): readonly string[] =>
    chunk.imports.flatMap((name) => {
      const next = chunks.get(name);
      return next === undefined ? [name] : importsOf(next);
    });
  const later = [...chunks.values()].filter(({ isDynamicEntry }) => isDynamicEntry);
  return { atOnce: importsOf(output[0]), later: later.flatMap(importsOf) };
}

test.each([
  ['overlays/Menu/Menu.client.tsx', '@radix-ui/react-dropdown-menu'],
  ['overlays/Popover/Popover.client.tsx', '@radix-ui/react-popover'],
  ['overlays/Tooltip/Tooltip.client.tsx', '@radix-ui/react-tooltip'],
])('a page with %s loads no Radix before somebody reaches for it', async (file, radix) => {
  const { atOnce, later } = await librariesOf(file);
  expect(atOnce.filter((name) => name.startsWith('@radix-ui/'))).toEqual([]);
  expect(later).toContain(radix);
});
