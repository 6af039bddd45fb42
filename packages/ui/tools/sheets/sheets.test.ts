import { afterAll, describe, expect, inject, test } from 'vitest';
import { onWorkers } from '../site/on-workers.ts';
import { listStories } from '../site/site-index.ts';
import { comparePicture } from './accepted-picture.ts';
import { checks, lookAtSheet } from './look-at-sheet.ts';
import { launchPictureBrowser } from './picture-browser.ts';
import { sheetsAmong } from './sheet-list.ts';
import { openSheetPage } from './sheet-page.ts';

const storybook = inject('storybook');
const sheets = sheetsAmong(await listStories(storybook));
const browser = await launchPictureBrowser();
// As many pages as a small machine has cores.
const pages = [await openSheetPage(browser, storybook), await openSheetPage(browser, storybook)];
const seen = onWorkers(sheets, pages, (sheet, page) => lookAtSheet(page, storybook, sheet));
// Each failure is reported by the tests that wait for it.
for (const outcome of seen.values()) outcome.catch(() => undefined);
const accept = process.env.SUKI_PICTURES === 'accept';

afterAll(() => browser.close());

test('there are sheets to look at', () => {
  expect(sheets.length).toBeGreaterThan(0);
});

describe.each(sheets.map((sheet) => [sheet.component, sheet] as const))('%s', (component, sheet) => {
  test('looks as it was accepted', async () => {
    const outcome = await seen.get(sheet);
    if (outcome === undefined) throw new Error(`Nobody looked at ${component}.`);
    expect(comparePicture(sheet, outcome.looks, accept)).toBeUndefined();
  });

  test.each(checks)('%s', async (check) => {
    const outcome = await seen.get(sheet);
    expect(outcome?.findings[check]).toEqual([]);
  });
});
