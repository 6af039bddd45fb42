/**
 * Writes all styles of the kit and the shop into one file, before a build (ADR 0122). Turbopack makes a style sheet of
 * nearly every style file; the build therefore takes only the class names from them, and the root layout names this
 * sheet.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { createCompiler } from '@vanilla-extract/compiler';
import { IDENTIFIERS, SHEET } from './sheet.ts';

const web = join(import.meta.dirname, '..');
const kit = join(web, '../../packages/ui/src');
// The layers come first: the first mention of a layer gives its place.
const first = [join(kit, 'css/layers.css.ts'), join(kit, 'css/global.css.ts')];
const others = [kit, join(web, 'src')].flatMap((folder) =>
  globSync('**/*.css.ts', { cwd: folder })
    .sort()
    .map((file) => join(folder, file)),
);

// The folder is a part of each class name, so it is the one that the build has.
const compiler = createCompiler({ root: web, identifiers: IDENTIFIERS, enableFileWatcher: false });
for (const file of [...first, ...others]) await compiler.processVanillaFile(file);
writeFileSync(SHEET, `${compiler.getAllCss()}\n${fonts()}`);
await compiler.close();

/** The fonts stand in the sheet too: above some size of it Turbopack made a second sheet of their few lines. */
function fonts(): string {
  const folder = join(kit, '../fonts');
  const path = relative(dirname(SHEET), folder).replaceAll('\\', '/');
  return readFileSync(join(folder, 'fonts.css'), 'utf8').replaceAll('url("./', `url("${path}/`);
}
