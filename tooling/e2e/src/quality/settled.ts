import { expect, type Page } from '@playwright/test';

/** Pause without requests after which a page counts as quiet; even a busy machine shows an answer within it. */
const QUIET_MS = 300;

/**
 * Waits until the page has loaded all that it asks for: words, fonts, the pictures in view, and the data of the
 * person. The stream of events stays open for good and is not waited for.
 */
export async function settle(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached();
  await page.waitForFunction(isReadyInView);
  await untilQuiet(page);
  // A page listens to scrolling only once its scripts run, so a reader who sees nothing load scrolls again.
  await expect(async () => {
    await page.evaluate(readToTheEnd);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 2_000 });
  }).toPass();
  await untilQuiet(page);
  await page.evaluate(whenDrawn);
}

/** Waits until the page has asked for nothing more for a moment, whatever it shows. */
export async function untilQuiet(page: Page): Promise<void> {
  await page.evaluate(whenQuiet, QUIET_MS);
}

/** Runs in the page: true when nothing on the first screen is loading. */
function isReadyInView(): boolean {
  return [...document.querySelectorAll('[aria-busy="true"]')].every((place) => {
    const { top, height } = place.getBoundingClientRect();
    return height === 0 || top >= innerHeight;
  });
}

/**
 * Runs in the page: scrolls to the end, so that everything that loads on scrolling comes and its shifts are recorded.
 */
async function readToTheEnd(): Promise<void> {
  const end = () => document.documentElement.scrollHeight - innerHeight;
  for (let top = 0; top < end(); top += innerHeight / 2) {
    scrollTo({ top, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  scrollTo({ top: 0, behavior: 'instant' });
}

/**
 * Runs in the page. A finished fetch adds an entry to the timeline, so a pause without entries means no open fetches.
 */
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
  // Pictures beside the screen (the next views of a gallery) load only when somebody gets there.
  const inView = [...document.images].filter((image) => {
    const { top, bottom, left, right, width } = image.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  });
  await Promise.all(inView.map((image) => image.decode().catch(() => undefined)));
}
