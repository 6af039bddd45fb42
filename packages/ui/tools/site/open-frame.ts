import type { Page } from '@playwright/test';

type Storybook = {
  readonly __STORYBOOK_PREVIEW__: { readonly ready: () => Promise<void> };
  readonly __STORYBOOK_ADDONS_CHANNEL__: { readonly emit: (event: string, told: unknown) => void };
};

/** Opens the frame in which Storybook shows one story after the other without being loaded again: the programs of all of them are read once. */
export async function openFrame(page: Page, storybook: string): Promise<void> {
  await page.goto(`${storybook}/iframe.html?viewMode=story`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
  await page.evaluate(prepare);
}

/** Runs in the page. The add-on would run axe too, and bring home what is right. What is there now belongs to Storybook (`emptyFrame`). */
async function prepare(): Promise<void> {
  const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as Storybook;
  await preview.ready();
  channel.emit('updateGlobals', { globals: { a11y: { manual: true } } });
  Object.assign(globalThis, {
    sukiOwn: new Set([...document.body.children, ...document.head.querySelectorAll('style')]),
  });
}
