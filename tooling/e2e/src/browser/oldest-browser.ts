import type { Page } from '@playwright/test';
import { newerNames } from './newer-names.table.ts';

/** Runs in the page, before its scripts. */
function deleteNames(names: readonly string[]): void {
  for (const name of names) {
    const path = name.split('.');
    const last = path.pop() ?? '';
    const owner = path.reduce<unknown>(
      (from, part) => (from as Record<string, unknown> | undefined)?.[part],
      globalThis,
    );
    if (owner !== undefined && owner !== null) Reflect.deleteProperty(owner as object, last);
  }
  // Without the name the event does not come either.
  addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true);
}

/** Makes a page lack all that the oldest declared browsers lack (ADR 0121). Call it before the first navigation. */
export async function likeTheOldestBrowser(page: Page): Promise<void> {
  await page.addInitScript(deleteNames, Object.keys(newerNames));
}

/** Names of the table that the page still has: a test that deleted nothing would prove nothing. */
export async function namesLeft(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    (names) =>
      names.filter((name) => {
        const path = name.split('.');
        const last = path.pop() ?? '';
        const owner = path.reduce<unknown>(
          (from, part) => (from as Record<string, unknown> | undefined)?.[part],
          globalThis,
        );
        return owner !== undefined && owner !== null && last in (owner as object);
      }),
    Object.keys(newerNames),
  );
}
