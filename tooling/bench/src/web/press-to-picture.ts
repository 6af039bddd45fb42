import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { median } from '../figures.ts';

/** A slow 4G line and a phone a quarter as fast as this machine, as in Lighthouse's model. */
const line = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const slowerBy = 4;
/** A finger stays on the glass for about this long. */
const touchMs = 90;
const LOOKED_MS = 4_000;

const pictureIsDrawn = `(() => {
  const picture = document.querySelector('#gallery img, [id^="gallery"] img');
  return location.pathname.startsWith('/item/') && picture !== null && picture.complete && picture.naturalWidth > 0;
})()`;

async function touch(session: CDPSession, page: Page): Promise<void> {
  // A link without a picture, as of a drop that is told of above, is no card.
  const card = page.locator('a[href^="/item/"]:visible:has(img)').nth(1);
  await card.scrollIntoViewIfNeeded();
  const box = await card.boundingBox();
  if (box === null) throw new Error('Expected a card of an item on the home page.');
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + 60 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(touchMs);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function pressOnce(context: BrowserContext, home: string): Promise<number> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: false });
  await session.send('Network.clearBrowserCache');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowerBy });
  await page.goto(home);
  // The scripts of the page run, and a person has looked at the cards.
  await page.waitForTimeout(LOOKED_MS);
  await page.evaluate("addEventListener('touchstart', () => { window.pressedAt = performance.now(); }, true)");
  await touch(session, page);
  await page.waitForFunction(pictureIsDrawn, undefined, { polling: 'raf', timeout: 30_000 });
  const passed = (await page.evaluate('performance.now() - window.pressedAt')) as number;
  await page.close();
  return passed;
}

/** Milliseconds from the touch of a card until the picture of its item page is there: the median of some presses. */
export async function pressToPicture(context: BrowserContext, home: string, presses: number): Promise<number> {
  const measured: number[] = [];
  for (let count = 0; count < presses; count += 1) measured.push(await pressOnce(context, home));
  return median(measured);
}
