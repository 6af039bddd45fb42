import { resolve } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';

/** The files of a build by name, without writing them. */
async function built(): Promise<ReadonlyMap<string, string>> {
  const root = resolve(import.meta.dirname, '..');
  const made = await build({ root, logLevel: 'silent', build: { write: false } });
  const outputs = [made].flat().flatMap((one) => ('output' in one ? one.output : []));
  return new Map(outputs.map((file) => [file.fileName, file.type === 'asset' ? String(file.source) : file.code]));
}

test('the page asks for the letters that its styles use, with itself and not after them', {
  timeout: 120_000,
}, async () => {
  const files = await built();
  const [, asked] = /<link[^>]*rel="preload"[^>]*href="([^"]+\.woff2)"/.exec(files.get('index.html') ?? '') ?? [];
  expect([...files.keys()].map((name) => `/${name}`)).toContain(asked);
  const styles = [...files].filter(([name]) => name.endsWith('.css')).map(([, text]) => text);
  expect(styles.some((text) => text.includes(`url(${asked})`))).toBe(true);
});
