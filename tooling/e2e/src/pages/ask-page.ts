import { expect } from '@playwright/test';
import { expectUnreloaded, type Tab } from '../people/tab.ts';

/** `/ask/…`: one ask as its seller sees it. */
export class AskPage {
  readonly #tab: Tab;

  constructor(tab: Tab) {
    this.#tab = tab;
  }

  async expectHeadline(headline: RegExp): Promise<void> {
    await expect(this.#tab.page.getByRole('heading', { level: 1 })).toHaveText(headline);
  }

  /** Expects the headline to appear without a reload. */
  async expectNews(headline: RegExp): Promise<void> {
    await this.expectHeadline(headline);
    await expectUnreloaded(this.#tab);
  }

  async goToOrder(): Promise<void> {
    await this.#tab.hand.press(this.#tab.page.getByRole('link', { name: 'Go to the order' }));
  }
}
