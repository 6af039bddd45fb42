import { type Browser, chromium } from '@playwright/test';
import { askForBrowser } from '../ask-for-browser.ts';

/** Text in grey antialiasing at whole steps, and all drawing by the processor, give equal pixels on every machine. */
const sameEverywhere = [
  '--disable-gpu',
  '--disable-lcd-text',
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
];

/**
 * Starts the browser that makes and compares pictures: always the Chromium from the package registry whose version
 * stands in tooling/dev-stack/src/browser/fetched-chromium.ts, with its one font for letters that Archivo lacks.
 * Installed browsers draw different pixels on each machine.
 */
export async function launchPictureBrowser(): Promise<Browser> {
  const { executablePath, args } = askForBrowser('pinned');
  return chromium.launch({ executablePath, args: [...args, ...sameEverywhere] });
}
