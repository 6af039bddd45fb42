import { expect, type Page } from '@playwright/test';

/** The pause after which nothing more is expected: an answer is worked into the page within it, also on a busy machine. */
const QUIET_MS = 300;

/**
 * Everything that the page asked for by itself is there: words, fonts, the pictures in view, and whatever is fetched when the person is
 * known. The stream of events stays open for good and does not count.
 */
export async function settle(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached();
  await page.waitForFunction(isReadyInView);
  await page.evaluate(whenQuiet, QUIET_MS);
  // A page listens to scrolling from the moment that its code has come; a reader who gets nothing scrolls once more.
  await expect(async () => {
    await page.evaluate(readToTheEnd);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 2_000 });
  }).toPass();
  await page.evaluate(whenQuiet, QUIET_MS);
  await page.evaluate(whenDrawn);
}

/** Runs in the page: nothing on the first screen waits for something. Nobody reads on before that. */
function isReadyInView(): boolean {
  return [...document.querySelectorAll('[aria-busy="true"]')].every((place) => {
    const { top, height } = place.getBoundingClientRect();
    return height === 0 || top >= innerHeight;
  });
}

/** Runs in the page: what is loaded when somebody gets there comes, and whatever it moves is noted. */
async function readToTheEnd(): Promise<void> {
  const end = () => document.documentElement.scrollHeight - innerHeight;
  for (let top = 0; top < end(); top += innerHeight / 2) {
    scrollTo({ top, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  scrollTo({ top: 0, behavior: 'instant' });
}

/** Runs in the page. Every finished fetch is an entry of the timeline, so "no new entry for a while" needs no list of open ones. */
function whenQuiet(quietMs: number): Promise<void> {
  return new Promise((resolve) => {
    let timer = setTimeout(resolve, quietMs);
    new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(resolve, quietMs);
    }).observe({ type: 'resource' });
  });
}

async function whenDrawn(): Promise<void> {
  await document.fonts.ready;
  // Those beside the screen (the next views of a gallery) are loaded when somebody gets there.
  const inView = [...document.images].filter((image) => {
    const { top, bottom, left, right, width } = image.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  });
  await Promise.all(inView.map((image) => image.decode().catch(() => undefined)));
}
