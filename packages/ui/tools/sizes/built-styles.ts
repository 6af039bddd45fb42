import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Plugin } from 'vite';

/** Result of a style file in a production build: a module with class names, and rules. */
export type BuiltStyle = { readonly code: string; readonly css: string };

const virtualStyle = /(\.css\.ts)\.vanilla\.css/;

/** Builds these components once for their style files, which are programs that the plugin runs. */
export async function buildStyles(entries: readonly string[]): Promise<ReadonlyMap<string, BuiltStyle>> {
  const codes = new Map<string, string>();
  const sheets = new Map<string, string>();
  const keep: Plugin = {
    name: 'keep-styles',
    transform(code, id) {
      const path = id.split('?')[0] ?? id;
      if (virtualStyle.test(path)) {
        sheets.set(path.replace(virtualStyle, '$1'), code);
        return { code: '', map: null };
      }
      if (path.endsWith('.css.ts'))
        codes.set(path, code.replaceAll(/^import\s+['"][^'"]+\.vanilla\.css[^'"]*['"];?$/gm, ''));
      return undefined;
    },
  };
  await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [vanillaExtractPlugin({ identifiers: 'short' }), keep],
    build: { write: false, minify: false, rolldownOptions: { input: [...entries], external: /^[^./\0]/ } },
  });
  return new Map([...codes].map(([path, code]) => [path, { code, css: sheets.get(path) ?? '' }]));
}
