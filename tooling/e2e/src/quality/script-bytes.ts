import { gzipSync } from 'node:zlib';
import type { Browser, Page, Response } from '@playwright/test';
import { phone } from '../story/cast.ts';

/** Packed with gzip level 9, so that the figure does not depend on what a server packs with. */
export type ScriptBytes = {
  /** Scripts that the HTML names and a current browser loads. */
  readonly named: number;
  /** All scripts that were fetched within ten seconds of the load, without input. */
  readonly fetched: number;
};

const WATCHED_MS = 10_000;

/** Opens the page like a first visitor and weighs what it loads. */
export async function scriptBytes(browser: Browser, path: string): Promise<ScriptBytes> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const scripts = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') {
      scripts.set(response.url(), packedSize(response));
    }
  });
  const html = await documentOf(page, path);
  // The budget is about these ten seconds: whatever begins later is for somebody who stays.
  await page.evaluate((watchedMs) => new Promise((resolve) => setTimeout(resolve, watchedMs)), WATCHED_MS);
  const named = namedIn(html, page.url());
  const sizes = new Map<string, number>();
  for (const [address, size] of scripts) {
    sizes.set(address, await size);
  }
  await context.close();
  return {
    named: sum(named.map((address) => sizes.get(address) ?? Number.NaN)),
    fetched: sum([...sizes.values()]),
  };
}

async function documentOf(page: Page, path: string): Promise<string> {
  const response = await page.goto(path, { waitUntil: 'load' });
  return (await response?.text()) ?? '';
}

async function packedSize(response: Response): Promise<number> {
  return gzipSync(await response.body(), { level: 9 }).length;
}

function namedIn(html: string, address: string): readonly string[] {
  const tags = [...html.matchAll(/<(?:script|link)\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !/nomodule/i.test(tag));
  const names = tags.flatMap((tag) => /(?:src|href)="([^"]+\.js[^"]*)"/.exec(tag)?.[1] ?? []);
  return [...new Set(names.map((name) => new URL(name, address).href))];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
