import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Picture } from './picture.ts';

/** Writes the gallery's page. Its list is a script, because a page opened from the disk may fetch nothing. */
export function writeViewer(folder: string, pictures: readonly Picture[]): string {
  for (const name of ['index.html', 'viewer.css', 'viewer.js']) {
    copyFileSync(fileURLToPath(new URL(`viewer/${name}`, import.meta.url)), join(folder, name));
  }
  writeFileSync(join(folder, 'pictures.js'), `globalThis.pictures = ${JSON.stringify(pictures, undefined, 1)};\n`);
  return join(folder, 'index.html');
}
