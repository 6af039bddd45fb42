import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { differenceOf, encodePicture, joinLooks, type Looks } from './picture.ts';
import type { SheetOf } from './sheet-list.ts';

const kit = fileURLToPath(new URL('../..', import.meta.url));
const results = join(kit, 'test-results/pictures');

/** The accepted picture stands beside the component. */
export function pictureFile({ shelf, component }: SheetOf): string {
  return join(kit, 'src/components', shelf, component, `${component}.sheet.png`);
}

/**
 * Compares a sheet with its accepted picture.
 * @returns undefined, or a sentence that says what is wrong and what to do; the new picture and the difference then lie
 * in test-results/pictures.
 */
export function comparePicture(sheet: SheetOf, looks: Looks, accept: boolean): string | undefined {
  const { component } = sheet;
  const file = pictureFile(sheet);
  const now = joinLooks(looks);
  const nowFile = join(results, `${component}.now.png`);
  const differenceFile = join(results, `${component}.difference.png`);
  rmSync(nowFile, { force: true });
  rmSync(differenceFile, { force: true });
  const difference = existsSync(file)
    ? differenceOf(readFileSync(file), now)
    : { sentence: 'It has no picture yet.', picture: undefined };
  if (difference === undefined) return undefined;
  if (accept) {
    writeFileSync(file, encodePicture(now));
    return undefined;
  }
  mkdirSync(results, { recursive: true });
  writeFileSync(nowFile, encodePicture(now));
  if (difference.picture !== undefined) writeFileSync(differenceFile, encodePicture(difference.picture));
  const places = [nowFile, ...(difference.picture === undefined ? [] : [differenceFile])].map((path) =>
    relative(kit, path),
  );
  return `${difference.sentence} Look at ${places.join(' and ')} (in packages/ui). If it is as it should be: npx -y pnpm@12 pictures ${component}`;
}
