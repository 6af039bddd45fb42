import { type Browser, expect } from '@playwright/test';
import { type ScriptWeight, scriptBudget, scriptWeight } from '@suki/bench/script-weight';
import { addresses } from './addresses.ts';
import { test } from './browser/test.ts';
import { pointerHand } from './hands/pointer-hand.ts';
import { HomePage } from './pages/home-page.ts';
import { type FirstVisit, firstVisit } from './quality/first-visit.ts';
import { phone } from './story/cast.ts';

/** Limits of a first visit on a phone, without input: a little above what was reached. */
const visits = {
  home: { requests: 40, styleSheets: 1, htmlKib: 96, stylesKib: 22, scriptsKib: 190, fontsKib: 56, picturesKib: 90 },
  item: { requests: 44, styleSheets: 1, htmlKib: 87, stylesKib: 22, scriptsKib: 242, fontsKib: 56, picturesKib: 140 },
  fees: { requests: 24, styleSheets: 1, htmlKib: 63, stylesKib: 22, scriptsKib: 197, fontsKib: 56, picturesKib: 5 },
} as const satisfies Readonly<Record<string, FirstVisit>>;

const ITEM = 'Jordan 1 Mid Light Smoke Grey';
/** The first item of the demonstration, with the longest book. */
const BEST_KNOWN = 'itm_01jd0000000000000000000001';

test('home, item and search stay within their budget of script bytes over an empty page of this build', async ({
  browser,
  newTab,
}, testInfo) => {
  const visitor = await newTab('a visitor', phone);
  const home = new HomePage({ page: visitor, hand: pointerHand });
  await home.open();
  await home.openItem(ITEM);
  const [empty, ...weights] = await Promise.all(
    ['/empty', '/', new URL(visitor.url()).pathname, '/search?keyword=jordan'].map((path) => weigh(browser, path)),
  );
  const figures = weights.map((page) => over(page, empty));
  testInfo.annotations.push({
    type: 'KiB over the empty page (home, item, search)',
    description: JSON.stringify(figures),
  });
  for (const { path, named, fetched } of figures) {
    expect.soft(named, `KiB of scripts that the HTML of ${path} names`).toBeLessThanOrEqual(scriptBudget.namedMaxKib);
    expect
      .soft(fetched, `KiB of scripts that ${path} fetches in ${scriptBudget.watchedMs / 1000} s`)
      .toBeLessThanOrEqual(scriptBudget.fetchedMaxKib);
  }
});

test('ux 23: a first visit stays within its budget of requests, style sheets, and bytes of each kind', async ({
  browser,
}, { annotations }) => {
  const paths = { home: '/', item: `/item/${BEST_KNOWN}`, fees: '/fees' };
  for (const [name, budget] of Object.entries(visits) as [keyof typeof visits, FirstVisit][]) {
    const context = await browser.newContext(phone);
    const visited = await firstVisit(await context.newPage(), paths[name]);
    await context.close();
    annotations.push({ type: name, description: JSON.stringify(visited) });
    for (const figure of Object.keys(budget) as (keyof FirstVisit)[]) {
      expect.soft(visited[figure], `${figure} of ${name}`).toBeLessThanOrEqual(budget[figure]);
    }
  }
});

type Weighed = ScriptWeight & { readonly path: string };

async function weigh(browser: Browser, path: string): Promise<Weighed> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const scripts = new Set<string>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') {
      scripts.add(response.url());
    }
  });
  await page.goto(path);
  // The budget covers these ten seconds: scripts that begin later are for people who stay.
  await page.waitForTimeout(scriptBudget.watchedMs);
  await context.close();
  return { path, ...(await scriptWeight(addresses.web + path, scripts)) };
}

function over(page: Weighed, empty: Weighed | undefined): Weighed {
  const kibibytes = (bytes: number): number => Math.round((bytes / 1024) * 10) / 10;
  return {
    path: page.path,
    named: kibibytes(page.named - (empty?.named ?? 0)),
    fetched: kibibytes(page.fetched - (empty?.fetched ?? 0)),
  };
}
