import type { Page, Route } from '@playwright/test';
import { addresses } from '../addresses.ts';
import type { State } from './picture.ts';

const refusal = {
  code: 1900,
  reason: 'INTERNAL_ERROR',
  message: 'Something went wrong on our side.',
  requestId: 'req_gallery',
};

/** Makes the API answer this page as the state wants: never, with an error, or with empty lists. */
export async function answerAs(page: Page, state: State): Promise<void> {
  await showFonts(page);
  if (state === 'full') return;
  await page.route(
    ({ origin }) => origin === addresses.api,
    (route) => answers[state](route),
  );
}

const answers: Record<Exclude<State, 'full'>, (route: Route) => Promise<void> | void> = {
  // The request stays open, so the page waits for as long as the tab lives.
  loading: () => undefined,
  error: (route) =>
    route.fulfill({
      status: 500,
      headers: { 'access-control-allow-origin': route.request().headers().origin ?? '*' },
      json: refusal,
    }),
  empty: async (route) => {
    if (route.request().method() !== 'GET' || route.request().headers().accept === 'text/event-stream') {
      return route.continue();
    }
    const response = await route.fetch();
    const content: unknown = await response.json().catch(() => undefined);
    await (isList(content)
      ? route.fulfill({ response, json: { ...content, items: [] } })
      : route.fulfill({ response }));
  },
};

function isList(content: unknown): content is { readonly items: readonly unknown[] } {
  return typeof content === 'object' && content !== null && 'items' in content && Array.isArray(content.items);
}

/** Makes the browser wait for our fonts. Without this, a picture could show the system's font. */
async function showFonts(page: Page): Promise<void> {
  await page.route(/\.css(\?|$)/, async (route) => {
    const url = route.request().url();
    const css = styles.get(url) ?? withFonts(url);
    styles.set(url, css);
    await route.fulfill({ contentType: 'text/css', body: await css });
  });
}

/** Style sheets by address, each fetched once for all screens. */
const styles = new Map<string, Promise<string>>();

async function withFonts(url: string): Promise<string> {
  return (await (await fetch(url)).text()).replaceAll('font-display:optional', 'font-display:block');
}
