import { expect, type Page } from '@playwright/test';
import { settle } from '../quality/settled.ts';

/** The address of the first thing of a kind on a page of lists. */
export async function firstLink(page: Page, path: string, start: string): Promise<string> {
  await page.goto(path);
  await settle(page);
  const link = page.getByRole('main').locator(`a[href^="${start}"]`).first();
  await expect(link, `a link to ${start}… on ${path}`).toBeVisible();
  return (await link.getAttribute('href')) ?? '';
}
