import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { componentFolders } from '../completeness/component-folders.ts';
import { buildStyles } from './built-styles.ts';
import { folderOf, weighComponent } from './weigh-component.ts';

const kibibyte = 1024;
/** The limits count everything that a component pulls in: its parts, the icons, the runtime of the recipes. */
const mostCode = 4 * kibibyte;
const mostStyles = 2.25 * kibibyte;
const source = fileURLToPath(new URL('../../src', import.meta.url));

/** Each file that the package exports, without the parts private to a component. */
const entries: readonly (readonly [name: string, file: string])[] = componentFolders().flatMap(
  ({ shelf, name, files }) =>
    [...files.keys()]
      .filter((file) => file === `${name}.tsx` || /^[A-Z]\w*\.client\.tsx$/.test(file))
      .map((file) => [`${name}/${file}`, join(source, 'components', shelf, name, file)] as const),
);
const styles = await buildStyles(entries.map(([, file]) => file));
const weights = new Map(
  await Promise.all(entries.map(async ([name, file]) => [name, await weighComponent(file, source, styles)] as const)),
);
const weightOf = (name: string) => {
  const weight = weights.get(name);
  if (weight === undefined) throw new Error(`${name} was not weighed.`);
  return weight;
};

test('each component is weighed, with styles', () => {
  expect(weights.size).toBeGreaterThan(40);
  expect(styles.size).toBeGreaterThan(40);
  expect(weightOf('Button/Button.tsx').code).toBeGreaterThan(500);
  expect(weightOf('Button/Button.tsx').styles).toBeGreaterThan(500);
});

test.each(entries)('%s brings at most 4 KiB of code over React and Radix', (name) => {
  expect(weightOf(name).code).toBeLessThanOrEqual(mostCode);
});

test.each(entries)('%s brings at most 2.25 KiB of styles', (name) => {
  expect(weightOf(name).styles).toBeLessThanOrEqual(mostStyles);
});

test.each(entries)('%s brings no styles of a component that it does not draw', (name) => {
  const { needs, styleFiles } = weightOf(name);
  const drawn = new Set([name.split('/')[0], ...needs]);
  const strangers = styleFiles.filter((path) => folderOf(path) !== undefined && !drawn.has(folderOf(path) ?? ''));
  expect(strangers).toEqual([]);
  // Themes and the base are loaded once per app; a part that imports them puts them into each chunk.
  expect(styleFiles).not.toContain('tokens/theme.css.ts');
  expect(styleFiles).not.toContain('css/global.css.ts');
});

test('what each component weighs', () => {
  const lines = [...weights]
    .sort(([, one], [, other]) => other.code + other.styles - one.code - one.styles)
    .map(([name, { code, styles: rules, needs }]) => `${name} ${code} + ${rules} (${needs.join(' ')})`);
  console.info(lines.join('\n'));
  expect(lines.length).toBe(entries.length);
});
