import type { Page } from '@playwright/test';

type Storybook = {
  readonly __STORYBOOK_PREVIEW__: {
    readonly ready: () => Promise<void>;
    readonly view: { showPreparingStory: () => void };
  };
  readonly __STORYBOOK_ADDONS_CHANNEL__: { readonly emit: (event: string, told: unknown) => void };
};

/** Opens the frame in which Storybook shows story after story without a reload: all code is read once. */
export async function openFrame(page: Page, storybook: string): Promise<void> {
  await page.goto(`${storybook}/iframe.html?viewMode=story`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
  await page.evaluate(prepare);
}

/**
 * Runs in the page. Turns off the add-on's own run of axe, which would also report every pass, and remembers the
 * elements of Storybook itself (`emptyFrame`).
 */
async function prepare(): Promise<void> {
  const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as Storybook;
  await preview.ready();
  // Storybook hides a story that is not drawn 100 ms after it was asked for. On a busy machine this came between the
  // start of its drawing and its end, and a hidden part refuses the focus (the skip link was drawn without it).
  preview.view.showPreparingStory = () => undefined;
  channel.emit('updateGlobals', { globals: { a11y: { manual: true } } });
  Object.assign(globalThis, {
    sukiOwn: new Set([...document.body.children, ...document.head.querySelectorAll('style')]),
  });
}
