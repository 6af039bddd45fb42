import type { Page, Request } from '@playwright/test';
import { scriptBudget } from '@suki/bench/script-weight';

/** Requests of a first visit. KiB on the wire by kind; HTML before it is packed. */
export type FirstVisit = {
  readonly requests: number;
  readonly styleSheets: number;
  readonly htmlKib: number;
  readonly stylesKib: number;
  readonly scriptsKib: number;
  readonly fontsKib: number;
  readonly picturesKib: number;
};

/**
 * Opens a page and watches it as long as the script budget does, without input: what begins later is for people who
 * stay.
 * @param page - of a browser that has kept nothing yet
 */
export async function firstVisit(page: Page, path: string): Promise<FirstVisit> {
  const requests: Request[] = [];
  const note = (request: Request) => requests.push(request);
  page.on('request', note);
  const response = await page.goto(path);
  await page.waitForTimeout(scriptBudget.watchedMs);
  page.off('request', note);
  const html = (await response?.body()) ?? Buffer.alloc(0);
  const ofKind = (kind: string) => requests.filter((request) => request.resourceType() === kind);
  const kib = async (kind: string) => {
    const sizes = await Promise.all(ofKind(kind).map(bytesOf));
    return Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1024);
  };
  return {
    requests: requests.length,
    styleSheets: ofKind('stylesheet').length,
    htmlKib: Math.round(html.length / 1024),
    stylesKib: await kib('stylesheet'),
    scriptsKib: await kib('script'),
    fontsKib: await kib('font'),
    picturesKib: await kib('image'),
  };
}

/** 0 for a request that was still under way. */
async function bytesOf(request: Request): Promise<number> {
  return (await request.existingResponse()) === null ? 0 : (await request.sizes()).responseBodySize;
}
