import { expect } from '@playwright/test';
import { expectUnreloaded, markAsLoaded, type Tab } from '../people/tab.ts';

/** `/inbox`, left open in a second tab: messages come in by themselves. */
export class InboxPage {
  readonly #tab: Tab;

  constructor(tab: Tab) {
    this.#tab = tab;
  }

  async open(): Promise<void> {
    await this.#tab.page.goto('/inbox');
    await expect(this.#tab.page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
    await markAsLoaded(this.#tab);
  }

  async expectMessage(title: string): Promise<void> {
    await expect(this.#tab.page.getByText(title).first(), `a message "${title}" in the inbox`).toBeVisible();
    await expectUnreloaded(this.#tab);
  }
}
