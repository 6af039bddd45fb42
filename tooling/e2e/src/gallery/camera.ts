import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { settle } from '../quality/settled.ts';
import { colourViolations, violations } from '../quality/violations.ts';
import { answerAs } from './answers.ts';
import { type Picture, type Theme, type Width, widths } from './picture.ts';
import type { Visit } from './screens.ts';

const WAITING_MS = 10_000;
/** After this time a missing picture will not come: the API was told to refuse it. */
const PICTURES_MS = 5_000;
/** Tallest picture in pixels. The picture format ends at 65,535, and nobody leafs that far down. */
const TALLEST = 12_000;
const heightOf: Record<Width, number> = { 390: 844, 1280: 900 };

export type Camera = { readonly folder: string; readonly axe: boolean };

/** Opens the screen in its state, and takes it at both widths in both themes. */
export async function photograph(page: Page, visit: Visit, camera: Camera): Promise<readonly Picture[]> {
  const pictures: Picture[] = [];
  try {
    await answerAs(page, visit.state);
    for (const width of widths) {
      await page.setViewportSize({ width, height: heightOf[width] });
      await page.emulateMedia({ colorScheme: 'light' });
      // The page is opened anew at each width, because some of it reads the width only when it starts.
      await page.goto(visit.path, { waitUntil: 'domcontentloaded' });
      const unrest = await comeToRest(page, visit);
      for (const theme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: theme });
        pictures.push(await take(page, { ...visit, width, theme }, camera, unrest));
      }
    }
  } finally {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
  return pictures;
}

async function comeToRest(page: Page, { state }: Visit): Promise<readonly string[]> {
  try {
    if (state === 'loading') {
      // A screen that needs nothing of the API has no busy place; its heading is enough.
      await page.waitForFunction(() => document.querySelector('h1, [aria-busy="true"]') !== null, {
        timeout: WAITING_MS,
      });
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
    } else {
      await settle(page);
      await page.evaluate(whenPicturesCame, PICTURES_MS);
    }
    return [];
  } catch (error) {
    return [`never came to rest: ${String(error).split('\n')[0]}`];
  }
}

type Shot = Visit & { readonly width: Width; readonly theme: Theme };

async function take(page: Page, shot: Shot, { folder, axe }: Camera, unrest: readonly string[]): Promise<Picture> {
  const { screen, path, state, width, theme } = shot;
  const name = `${screen.replaceAll(/[^a-z_]+/g, '-')}-${state}-${width}-${theme}.jpg`;
  const size = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    over: document.documentElement.scrollWidth - innerWidth,
  }));
  // At the end of the page a phone's sticky bar covers nothing of the picture.
  if (width === 390) await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), size.height);
  mkdirSync(join(folder, 'pictures'), { recursive: true });
  await page.screenshot({
    path: join(folder, 'pictures', name),
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(size.height, TALLEST) },
    animations: 'disabled',
    caret: 'hide',
    type: 'jpeg',
    quality: 88,
  });
  const found = axe ? await (theme === 'light' ? violations(page) : colourViolations(page)) : [];
  const tooWide = size.over > 0 ? [`${size.over} px wider than the screen`] : [];
  return {
    screen,
    path: path.replace(/^https?:\/\/[^/]+/, ''),
    state,
    theme,
    width,
    file: `pictures/${name}`,
    height: size.height,
    findings: [...unrest, ...tooWide, ...found.map((each) => each.split('\n').slice(0, 2).join(' '))],
  };
}

/**
 * Runs in the page: loads the pictures below the first screen, which load on scrolling otherwise, and waits for all.
 */
async function whenPicturesCame(limitMs: number): Promise<void> {
  const pictures = [...document.images].filter((image) => image.getClientRects().length > 0);
  for (const image of pictures) image.loading = 'eager';
  const all = Promise.all(pictures.map((image) => image.decode().catch(() => undefined)));
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, limitMs))]);
}
