import type { Page } from '@playwright/test';

/**
 * What is drawn on the page, from its top to the end of the last thing on it, as a PNG. Playwright's own picture is the same one; it is packed as
 * small as can be, and we unpack it at once: this is packed as quickly as can be.
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
