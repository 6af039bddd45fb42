import type { Page } from '@playwright/test';

/**
 * Returns a PNG of the page from its top to the end of the last drawn element. Playwright's own picture has these very
 * pixels but is compressed as small as can be; we unpack the picture at once, so this one is compressed as quickly as
 * can be.
 */
export async function takePicture(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { width, height } = await page.evaluate(measure);
  const screen = page.viewportSize();
  const fits = screen !== null && height <= screen.height && width <= screen.width;
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    clip: { x: 0, y: 0, width: screen?.width ?? width, height, scale: 1 },
    captureBeyondViewport: !fits,
    optimizeForSpeed: true,
  });
  await session.detach();
  return Buffer.from(data, 'base64');
}

/** Runs in the page. No caret blinks in a picture. */
async function measure(): Promise<{ readonly width: number; readonly height: number }> {
  const { body, documentElement: root } = document;
  root.style.setProperty('caret-color', 'transparent', 'important');
  window.scrollTo(0, 0);
  await document.fonts.ready;
  const { scrollWidth: width, scrollHeight: most } = root;
  return { width, height: Math.min(Math.max(window.suki.drawnHeight(), 1), Math.max(most, body.scrollHeight)) };
}
