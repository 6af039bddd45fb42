import type { Page, Request } from '@playwright/test';
import { axeFindings, colourRules } from '../site/axe.ts';
import { emptyFrame } from '../site/empty-frame.ts';
import { showStory } from '../site/show-story.ts';
import { namelessParts } from './nameless-parts.ts';
import type { Looks } from './picture.ts';
import type { SheetOf } from './sheet-list.ts';
import { desk } from './sheet-page.ts';
import { takePicture } from './take-picture.ts';
import { untilQuiet } from './until-quiet.ts';

/** Problems that a check found, as sentences. Empty is good. */
export type Findings = readonly string[];

export type SheetSeen = {
  readonly looks: Looks;
  readonly findings: Readonly<Record<Check, Findings>>;
};

/** Named as tests: each is a promise about every component. */
export const checks = [
  'axe finds nothing in light',
  'axe finds nothing in dark',
  'what can be pressed is at least 44 px',
  'at half the width nothing is lost',
  'right to left nothing is lost',
  'with forced colours nothing is lost',
  'what takes the focus has a name',
  'leaves nothing behind for the next one',
] as const;
export type Check = (typeof checks)[number];

const phone = { width: 390, height: 844 };

/** A desk screen of 1280 px and a phone of 640 at 200 %; the second is also WCAG's reflow. */
const halves = [640, 320];

/**
 * Shows the sheet once, looks at it in every way that is compared or checked, and takes it down.
 * @param page - of `openSheetPage`
 */
export async function lookAtSheet(page: Page, storybook: string, sheet: SheetOf): Promise<SheetSeen> {
  let left: Findings = [];
  const seen = await lookAtDrawn(page, storybook, sheet).finally(async () => {
    left = await emptyFrame(page);
  });
  return { ...seen, findings: { ...seen.findings, 'leaves nothing behind for the next one': left } };
}

async function lookAtDrawn(page: Page, storybook: string, { storyId }: SheetOf): Promise<SheetSeen> {
  await show(page, storyId);
  const light = await takePicture(page);
  const axeInLight = await axeFindings(page, storybook);
  const smallAtDesk = await page.evaluate(() => window.suki.smallTargets());
  const nameless = await namelessParts(page);

  await onRoot(page, 'data-theme', 'dark');
  const dark = await takePicture(page);
  const axeInDark = await axeFindings(page, storybook, colourRules);
  await onRoot(page, 'data-theme', 'light');

  const narrow = async (width: number) => {
    await page.setViewportSize({ width, height: phone.height });
    await page.evaluate(nextDrawing);
  };
  const lost = async () => {
    const width = page.viewportSize()?.width;
    return (await page.evaluate(() => window.suki.lost())).map((sentence) => `${width} px: ${sentence}`);
  };
  await narrow(phone.width);
  const phonePicture = await takePicture(page);
  const smallOnPhone = await page.evaluate(() => window.suki.smallTargets());

  const halfWidth: string[] = [];
  for (const width of halves) {
    await narrow(width);
    halfWidth.push(...(await lost()));
  }
  // Each width is drawn anew, so both directions are checked at one width before the next.
  const rightToLeft: string[] = [];
  const forcedColours: string[] = [];
  for (const width of [desk.width, phone.width]) {
    await onRoot(page, 'dir', 'rtl');
    await narrow(width);
    rightToLeft.push(...(await lost()));
    await onRoot(page, 'dir', 'ltr');
    await page.emulateMedia({ forcedColors: 'active' });
    await page.evaluate(nextDrawing);
    forcedColours.push(...(await lost()));
    await page.emulateMedia({ forcedColors: 'none' });
  }
  return {
    looks: { light, dark, phone: phonePicture },
    findings: {
      'axe finds nothing in light': axeInLight,
      'axe finds nothing in dark': axeInDark,
      'what can be pressed is at least 44 px': [...new Set([...smallAtDesk, ...smallOnPhone])],
      'at half the width nothing is lost': halfWidth,
      'right to left nothing is lost': rightToLeft,
      'with forced colours nothing is lost': forcedColours,
      'what takes the focus has a name': nameless,
      'leaves nothing behind for the next one': [],
    },
  };
}

/** Runs in the page: parts placed by code, such as a menu beside its button, have followed the new width afterwards. */
function nextDrawing(): Promise<unknown> {
  return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
}

async function show(page: Page, storyId: string): Promise<void> {
  await page.emulateMedia({ forcedColors: 'none' });
  await page.setViewportSize(desk);
  const settled = loadingOf(page);
  const problems = await showStory(page, storyId);
  if (problems.length > 0) throw new Error(`The sheet could not be drawn: ${problems.join('\n')}`);
  await settled();
  await page.evaluate(untilQuiet);
  await page.evaluate(async () => {
    await document.fonts.ready;
    // A lazy image further along in a rail never loads, so waiting for it would have no end.
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}

/**
 * Settles when nothing is loading, and nothing starts after the page has had time to ask for more: a part may fetch its
 * other half once it is drawn.
 */
function loadingOf(page: Page): () => Promise<void> {
  const running = new Set<Request>();
  const begin = (request: Request) => running.add(request);
  const end = (request: Request) => running.delete(request);
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  const nextFrame = () =>
    page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  return async () => {
    let quietFrames = 0;
    while (quietFrames < 2) {
      await nextFrame();
      quietFrames = running.size === 0 ? quietFrames + 1 : 0;
    }
    page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
  };
}

function onRoot(page: Page, attribute: 'data-theme' | 'dir', value: string): Promise<void> {
  return page.evaluate(([name, text]) => document.documentElement.setAttribute(name, text), [
    attribute,
    value,
  ] as const);
}
