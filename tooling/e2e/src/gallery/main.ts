import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findBrowser } from '@suki/dev-stack/browser';
import { photograph } from './camera.ts';
import { entranceOf } from './entrance.ts';
import { findKnownIds } from './known-ids.ts';
import type { Picture } from './picture.ts';
import { visits } from './screens.ts';
import { writeViewer } from './viewer.ts';

const { values } = parseArgs({
  options: {
    folder: { type: 'string' },
    screen: { type: 'string', default: '' },
    state: { type: 'string', default: '' },
    'no-axe': { type: 'boolean', default: false },
  },
});

/**
 * Takes a picture of every screen of the sale, and writes a page to leaf through. `--screen=wallet` and
 * `--state=empty` narrow the run; `--no-axe` halves its time.
 */
async function gallery(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const wanted = visits(await findKnownIds()).filter(
    ({ screen, state }) => new RegExp(values.screen).test(screen) && new RegExp(values.state).test(state),
  );
  const { executablePath, args } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args: [...args] });
  const entrance = entranceOf(browser);
  const pictures: Picture[] = [];
  const missing: string[] = [];
  try {
    for (const visit of wanted) {
      const name = `${visit.screen}, ${visit.state}`;
      try {
        pictures.push(...(await photograph(await entrance(visit.who), visit, { folder, axe: !values['no-axe'] })));
        console.log(`  ${name}`);
      } catch (error) {
        // The other screens are taken even when one cannot be opened.
        missing.push(`! ${name}, not taken: ${String(error).split('\n')[0]}`);
      }
    }
  } finally {
    await browser.close();
  }
  for (const line of missing) console.log(line);
  for (const { screen, state, width, theme, findings } of pictures) {
    for (const finding of findings) console.log(`! ${screen}, ${state}, ${width} px, ${theme}: ${finding}`);
  }
  const flawed = pictures.filter(({ findings }) => findings.length > 0).length;
  console.log(
    `${pictures.length} pictures, ${flawed} of them with findings, ${missing.length} screens not taken: ${writeViewer(folder, pictures)}`,
  );
}

await gallery(resolve(process.env.INIT_CWD ?? '.', values.folder ?? '.suki/gallery'));
