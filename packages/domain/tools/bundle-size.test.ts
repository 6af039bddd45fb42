import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { expect, test } from 'vitest';

const BUDGET_BYTES = 3 * 1024;
const source = fileURLToPath(new URL('../src/', import.meta.url));

/** Returns the size of a folder with its imports as a browser loads it: bundled, minified, gzip. */
async function weigh(folder: string): Promise<number> {
  const modules = readdirSync(`${source}${folder}`).filter((name) => /(?<!\.test)\.ts$/.test(name));
  const bundle = await rolldown({
    input: 'folder',
    plugins: [
      {
        name: 'folder',
        resolveId: (id) => (id === 'folder' ? id : null),
        load: (id) =>
          id === 'folder' ? modules.map((name) => `export * from '${source}${folder}/${name}';`).join('\n') : null,
      },
    ],
  });
  const { output } = await bundle.generate({ minify: true, format: 'esm' });
  return gzipSync(output[0].code, { level: 9 }).byteLength;
}

// All of a folder, tables included: `fees` with both fee tables, `delivery` with places and holidays, `quote` with
// coupons and penalties.
test.each(['fees', 'delivery', 'quote'])('all of %s weighs at most 3 KiB in a browser', async (folder) => {
  const bytes = await weigh(folder);
  console.info(`${folder}: ${bytes} of ${BUDGET_BYTES} bytes`);
  expect(bytes).toBeGreaterThan(500);
  expect(bytes).toBeLessThanOrEqual(BUDGET_BYTES);
});
